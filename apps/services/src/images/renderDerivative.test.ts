import sharp from 'sharp';
import { imageTypeOf } from './imageTypeOf.ts';
import type { RenderPlan } from './planDerivative.ts';
import { renderDerivative } from './renderDerivative.ts';

const info = { mimeType: 'image/svg+xml', width: 1200, height: 900 };
const drawing = (background: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">${background}<circle cx="600" cy="450" r="300" fill="#c33"/></svg>`,
  );
const opaque = drawing('<rect width="1200" height="900" fill="#fed"/>');
const plan = (more: Partial<RenderPlan> = {}): RenderPlan => ({
  kind: 'render',
  format: 'avif',
  width: 320,
  height: null,
  quality: 80,
  ...more,
});

describe('renderDerivative', () => {
  it.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
  ] as const)('renders %s', async (format, type) => {
    const bytes = await renderDerivative(opaque, info, plan({ format }));
    expect(imageTypeOf(bytes)).toBe(type);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, height: 240, hasAlpha: false });
  });

  it('renders an SVG as JPEG, or as PNG if it is transparent', async () => {
    const through = await renderDerivative(drawing(''), info, plan({ format: 'raster' }));
    expect(imageTypeOf(await renderDerivative(opaque, info, plan({ format: 'raster' })))).toBe('image/jpeg');
    expect(imageTypeOf(through)).toBe('image/png');
    expect(await sharp(through).metadata()).toMatchObject({ hasAlpha: true });
  });

  it('renders complete edges if the height is fractional', async () => {
    const wide = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="480"><rect width="1200" height="480" fill="#fed"/></svg>',
    );
    const bytes = await renderDerivative(wide, { ...info, height: 480 }, plan({ width: 256, format: 'png' }));
    const { data, info: made } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([made.height, made.channels]).toEqual([102, 3]);
    const corner = [0xff, 0xee, 0xdd].map((value, index) => Math.abs(value - data.at(index - 3)!));
    // Colours of half-transparent pixels are un-premultiplied, which may change the last bit.
    expect(Math.max(...corner)).toBeLessThanOrEqual(2);
  });

  it('crops to the requested size', async () => {
    const bytes = await renderDerivative(opaque, info, plan({ width: 128, height: 256, format: 'webp' }));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 128, height: 256 });
  });

  it('renders text as sharp at twice the size of the original', async () => {
    const hairline = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100" fill="#fff"/><rect width="50" height="100" fill="#000"/></svg>',
    );
    const small = { mimeType: 'image/svg+xml', width: 100, height: 100 };
    const bytes = await renderDerivative(hairline, small, plan({ format: 'png', width: 256 }));
    const { data, info: made } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const row = [126, 127, 128, 129].map((x) => data[x * made.channels]);
    expect(row).toEqual([0, 0, 255, 255]);
  });

  it('rejects bytes that are no picture', async () => {
    const photo = { mimeType: 'image/jpeg', width: 10, height: 10 };
    await expect(renderDerivative(Buffer.from('hello'), photo, plan())).rejects.toThrow();
  });
});
