/** How a card comes to the line: it lifts off, turns over on its way, and lands. */

/** Where the cards of a seat are, or were a moment ago. */
export function seatBox(seat: number): DOMRect | null {
  const place = document.querySelector(`[data-seat="${seat}"]`);
  const box = (place?.querySelector('.cards') ?? place)?.getBoundingClientRect();
  return box && box.width > 0 && box.height > 0 ? box : null;
}

interface Flight {
  readonly from: DOMRect | null;
  readonly ms: number;
  /** Whether its face was hidden until now. */
  readonly turns: boolean;
}

/** Let a copy fly above everything, and show the card itself when it has landed. */
export function fly(node: HTMLElement, { from, ms, turns }: Flight): () => void {
  if (ms === 0) return () => {};
  const to = node.getBoundingClientRect();
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    zIndex: '30',
    pointerEvents: 'none',
  });
  (node.closest('main') ?? document.body).append(ghost);
  node.style.visibility = 'hidden';
  const flight = ghost.animate(path(from, to), { duration: ms });
  if (turns) {
    const half = { duration: ms * 0.9, easing: 'ease-in-out' };
    ghost.querySelector('.sides')?.animate(OVER, half);
  }
  const land = (): void => {
    ghost.remove();
    node.style.visibility = '';
  };
  flight.onfinish = land;
  flight.oncancel = land;
  return () => flight.cancel();
}

const OVER: Keyframe[] = [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0)' }];

/** An arc; without a place to come from, it drops in from just above. */
function path(from: DOMRect | null, to: DOMRect): Keyframe[] {
  if (!from) {
    return [{ transform: 'translateY(-28px) scale(1.2)', opacity: 0 }, { transform: 'none' }];
  }
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.min(1.6, from.height / to.height);
  const lean = Math.max(-14, Math.min(14, x / 12));
  return [
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, easing: 'ease-in' },
    {
      transform: `translate(${x * 0.4}px, ${y * 0.45 - 18}px) scale(1.3) rotate(${lean}deg)`,
      offset: 0.55,
      easing: 'ease-out',
    },
    { transform: 'none' },
  ];
}
