declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    signs: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Buffer>;
}
