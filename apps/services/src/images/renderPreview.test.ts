import sharp from 'sharp';
import { renderPreview } from './renderPreview.ts';

const WIDTH = 416;
const plan = { kind: 'preview', width: WIDTH } as const;
const info = { mimeType: 'image/svg+xml', width: 1200, height: 1200 };
const drawing = (shapes: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200">${shapes}</svg>`);
const ground = '<rect width="1200" height="1200" fill="#fed"/>';
const mug = `${ground}<circle cx="600" cy="600" r="300" fill="#c33"/><path d="M0 900L1200 700" stroke="#963" stroke-width="9"/>`;
const confetti = Array.from(
  { length: 900 },
  (_, at) =>
    `<circle cx="${(at * 377) % 1200}" cy="${(at * 211) % 1200}" r="14" fill="hsl(${(at * 47) % 360} 80% 50%)"/>`,
).join('');

/** Bits of a pixel of the picture, of which a phone shows 380 of 416 px each way. */
const bitsShown = (bytes: Buffer) => (bytes.length * 8) / 380 ** 2;

it.each([
  ['few', mug],
  ['many', ground + confetti],
])('makes a picture with %s details from few bytes that are no placeholder for browsers', async (_, shapes) => {
  const preview = (await renderPreview(drawing(shapes), info, plan))!;
  expect(await sharp(preview).metadata()).toMatchObject({ format: 'heif', width: WIDTH, height: WIDTH });
  expect(bitsShown(preview)).toBeGreaterThan(0.05);
  expect(preview.length).toBeLessThan(2048);
});

it('shows what the picture shows', async () => {
  const pixelsOf = (bytes: Buffer) => sharp(bytes).resize(8, 8).removeAlpha().raw().toBuffer();
  const preview = (await renderPreview(drawing(mug), info, plan))!;
  const [shown, wanted] = await Promise.all([pixelsOf(preview), pixelsOf(drawing(mug))]);
  const differences = shown.map((value, at) => Math.abs(value - wanted[at]!));
  expect(Math.max(...differences)).toBeLessThan(40);
});

it('needs more bytes for a wide picture, whose middle fills a phone', async () => {
  const wide = { ...info, height: 480 };
  const bytes = Buffer.from(drawing(mug).toString().replace('height="1200"', 'height="480"'));
  const preview = (await renderPreview(bytes, wide, { ...plan, width: 1040 }))!;
  expect((preview.length * 8) / 412 ** 2).toBeGreaterThan(0.05);
});

it('takes the seams of a drawing for no holes', async () => {
  const withAlpha = (alpha: number) => drawing(`<g opacity="${alpha / 255}">${mug}</g>`);
  expect(await renderPreview(withAlpha(245), info, plan)).not.toBeNull();
  expect(await renderPreview(withAlpha(230), info, plan)).toBeNull();
});

it('makes none of a transparent picture', async () => {
  expect(await renderPreview(drawing('<circle cx="600" cy="600" r="300" fill="#c33"/>'), info, plan)).toBeNull();
});
