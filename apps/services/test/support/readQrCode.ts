import decodeQR from 'qr/decode.js';

/** Pixels of a module in the picture that is decoded, and modules around the code. */
const SCALE = 4;
const QUIET = 4;
/** Fewer squares of one size are no code. */
const MIN_MODULES = 100;

interface Square {
  x: number;
  y: number;
  size: number;
}

/** What the QR code in a page's drawing commands says; null without one. */
export function readQrCode(content: string): string | null {
  const squares = [...content.matchAll(/(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+) re/g)]
    .map(([, x, y, width, height]) => ({ x: Number(x), y: Number(y), size: Number(width), height: Number(height) }))
    .filter(({ size, height }) => size === height);
  const [modules = []] = [...Map.groupBy(squares, ({ size }) => size).values()].toSorted((a, b) => b.length - a.length);
  return modules.length < MIN_MODULES ? null : decodeQR(toPicture(modules)).trim();
}

function toPicture(modules: readonly Square[]) {
  const [left, top] = [Math.min(...modules.map(({ x }) => x)), Math.min(...modules.map(({ y }) => y))];
  const { size } = modules[0]!;
  const cells = modules.map(({ x, y }) => [Math.round((x - left) / size), Math.round((y - top) / size)] as const);
  const width = (Math.max(...cells.map(([column]) => column)) + 1 + 2 * QUIET) * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [column, row] of cells) {
    for (let pixel = 0; pixel < SCALE * SCALE; pixel += 1) {
      const x = (column + QUIET) * SCALE + (pixel % SCALE);
      const y = (row + QUIET) * SCALE + Math.floor(pixel / SCALE);
      data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { width, height: width, data };
}
