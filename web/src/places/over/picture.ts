/** The result of a game as a picture, drawn on the device. */
import { mount, unmount } from 'svelte';
import Animal from '../../art/Animal.svelte';
import type { Face } from '../../table/board/looks.ts';
import type { Animal as Kind } from '../../wire.ts';
import { fitted, rowsOf, type Line } from './layout.ts';

export interface Row {
  readonly name: string;
  readonly animal: Kind;
  /** What is said beside the name: the winner, or when somebody was out. */
  readonly note: string;
}

export interface Picture {
  readonly title: string;
  readonly winner: Kind | null;
  /** In the order in which they lasted. */
  readonly rows: readonly Row[];
  readonly name: string;
  readonly code: string;
  readonly link: string;
}

export const WIDTH = 1080;
export const HEIGHT = 1350;
const MARGIN = 72;
const DISPLAY = "'Coyote Display', system-ui, sans-serif";
const TEXT = 'system-ui, sans-serif';
/** The night, whatever the page looks like: a picture has one look. */
const INK = '#f8eed9';
const ASH = '#c3bbd6';
const PAPER = '#2f2a5c';
const MOON = '#fbf1d7';
const ON_MOON = '#221a33';

/** A PNG of the result. */
export async function drawPicture(picture: Picture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  await loadFont(picture);
  drawSky(pen);
  if (picture.winner) pen.drawImage(await portrait(picture.winner, 'howling'), 385, 150, 310, 310);
  drawTitle(pen, picture.title);
  await drawRows(pen, picture);
  drawFooter(pen, picture);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png');
  });
}

async function loadFont({ title, code, rows }: Picture): Promise<void> {
  try {
    await document.fonts.load(`800 64px ${DISPLAY}`, `${title}${code}${rows.length}0123456789`);
  } catch {
    // The system's font is a font too.
  }
}

function drawSky(pen: CanvasRenderingContext2D): void {
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT);
  sky.addColorStop(0, '#15183a');
  sky.addColorStop(0.5, '#3c2450');
  sky.addColorStop(1, '#241735');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = MOON;
  for (const [x, y] of [
    [120, 130],
    [210, 330],
    [300, 90],
    [90, 470],
    [960, 120],
    [850, 260],
    [1000, 400],
    [780, 70],
  ] as const) {
    circle(pen, x, y, 5);
  }
  pen.globalAlpha = 0.16;
  circle(pen, WIDTH / 2, 270, 240);
  pen.globalAlpha = 1;
  circle(pen, WIDTH / 2, 270, 200);
  pen.fillStyle = '#a86a4a';
  pen.fill(new Path2D('M250 560 310 452Q318 436 340 436H740Q762 436 770 452L830 560Z'));
  pen.fillStyle = '#c98a5c';
  pen.fill(new Path2D('M310 452Q318 436 340 436H740Q762 436 770 452L778 468H302Z'));
}

function circle(pen: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.fill();
}

function drawTitle(pen: CanvasRenderingContext2D, title: string): void {
  const widthAt = (size: number) => (text: string) => {
    pen.font = `800 ${size}px ${DISPLAY}`;
    return pen.measureText(text).width;
  };
  const { size, lines }: Line = fitted(title, WIDTH - 2 * MARGIN, widthAt);
  pen.font = `800 ${size}px ${DISPLAY}`;
  pen.fillStyle = INK;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const [at, line] of lines.entries()) {
    pen.fillText(line, WIDTH / 2, 608 + (at - (lines.length - 1) / 2) * size * 1.1);
  }
}

async function drawRows(pen: CanvasRenderingContext2D, { rows, winner }: Picture): Promise<void> {
  const { top, height, gap } = rowsOf(rows.length);
  const faces = await Promise.all(rows.map(({ animal }) => portrait(animal, 'calm')));
  for (const [place, row] of rows.entries()) {
    const y = top + place * (height + gap);
    const first = place === 0 && winner !== null;
    pen.fillStyle = first ? MOON : PAPER;
    pen.beginPath();
    pen.roundRect(MARGIN, y, WIDTH - 2 * MARGIN, height, height / 3);
    pen.fill();
    pen.fillStyle = first ? ON_MOON : INK;
    pen.textBaseline = 'middle';
    const middle = y + height / 2;
    pen.textAlign = 'center';
    pen.font = `800 ${height * 0.55}px ${DISPLAY}`;
    pen.fillText(String(place + 1), MARGIN + 48, middle);
    const face = faces[place];
    if (face) pen.drawImage(face, MARGIN + 92, y + 2, height - 4, height - 4);
    pen.textAlign = 'right';
    pen.font = `400 ${height * 0.38}px ${TEXT}`;
    const note = pen.measureText(row.note).width;
    pen.fillText(row.note, WIDTH - MARGIN - 28, middle);
    pen.textAlign = 'left';
    pen.font = `650 ${height * 0.48}px ${TEXT}`;
    const from = MARGIN + 92 + height + 16;
    const room = WIDTH - MARGIN - 28 - note - 24 - from;
    pen.fillText(clipped(pen, row.name, room), from, middle);
  }
}

function clipped(pen: CanvasRenderingContext2D, text: string, room: number): string {
  const letters = [...text];
  while (letters.length > 1 && pen.measureText(whole(letters)).width > room) letters.pop();
  return whole(letters);

  function whole(left: readonly string[]): string {
    const shown = left.join('');
    return shown === text ? text : `${shown.trimEnd()}…`;
  }
}

function drawFooter(pen: CanvasRenderingContext2D, { name, code, link }: Picture): void {
  pen.textAlign = 'center';
  pen.fillStyle = INK;
  pen.font = `800 44px ${DISPLAY}`;
  pen.fillText(`${name} · ${code.slice(0, 3)} ${code.slice(3)}`, WIDTH / 2, HEIGHT - 96);
  pen.fillStyle = ASH;
  pen.font = `400 30px ${TEXT}`;
  pen.fillText(
    clipped(pen, link.replace(/^https?:\/\//, ''), WIDTH - 2 * MARGIN),
    WIDTH / 2,
    HEIGHT - 44,
  );
}

/** An animal as an image: its drawing holds all of its colours. */
async function portrait(animal: Kind, face: Face): Promise<HTMLImageElement> {
  const target = document.createElement('div');
  const drawn = mount(Animal, { target, props: { animal, face, size: 400 } });
  const svg = target.querySelector('svg');
  const text = svg ? new XMLSerializer().serializeToString(svg) : '';
  void unmount(drawn);
  return new Promise((done, fail) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => fail(new Error('no portrait'));
    image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  });
}
