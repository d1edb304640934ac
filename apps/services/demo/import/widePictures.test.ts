import { join } from 'node:path';
import { type ArtOrder, artHeight, drawArt } from '@shop/demo-art';
import sharp from 'sharp';
import type { DemoElement, DemoPicture } from '../pageSchema.ts';
import { completeBrands } from './completeBrands.ts';
import { heroFrame } from './heroFrame.ts';
import { pageArt } from './pageArt.ts';
import { readContent, readProducts } from './readBrand.ts';

/** Pixels of the width that is measured. */
const WIDTH = 300;
/** Less is a shadow. */
const OPAQUE = 150;
const onlyShown = (...classes: string[]) => {
  const shown = classes.flatMap((name) => [`.${name}`, `.${name} *`]).join();
  return `<defs><style>svg > :not(defs) { visibility: hidden } ${shown} { visibility: visible }</style>`;
};
/** The share of the width that is left to the words, in percent. */
const CALM = 45;
/** Nothing is nearer to an edge, in percent. */
const MARGIN = 1.5;
/** Where the words of a banner stand, in shares; its button has a ground of its own. */
const words = { left: 0.02, top: 0.08, right: 0.44, bottom: 0.8 };
/** The header over a hero: logo and navigation. */
const header = { left: 0.02, top: 0, right: 0.98, bottom: 0.2 };
const AA = 4.5;

interface Wide {
  folder: string;
  illustrator: string;
  art: ArtOrder;
  /** Colour of the words on it. */
  color: string;
  mode: unknown;
  element?: Record<string, unknown>;
}

const quiet = () => undefined;

function bannersIn(elements: readonly DemoElement[]): Record<string, unknown>[] {
  return elements.flatMap(({ kind, data }) => {
    if (kind === 'promoBanner') return data.bannerItems as Record<string, unknown>[];
    return Array.isArray(data.elements) ? bannersIn(data.elements as DemoElement[]) : [];
  });
}

async function widePictures(kind: 'hero' | 'banner'): Promise<(readonly [string, Wide])[]> {
  const found = await Promise.all(
    completeBrands.map(async ({ site, folder, illustrator }) => {
      const { tokens } = (await import(join(folder, 'tokens.ts'))) as { tokens: { color: { text: string } } };
      const { pages, categoryPages } = readContent(site, quiet);
      const orderOf = pageArt(readProducts(site, quiet));
      return [...pages, ...categoryPages].flatMap(({ id, hero, colorMode, elements }) => {
        const wide = ({ art }: Pick<DemoPicture, 'art'>, mode: unknown, element?: Record<string, unknown>) => {
          const { view = 'main', seed = 1 } = art;
          const color = mode === 'dark' ? '#ffffff' : tokens.color.text;
          return [
            `${site}/${id} ${art.motif}`,
            { folder, illustrator, art: orderOf({ ...art, view, seed }), color, mode, ...(element && { element }) },
          ] as const;
        };
        if (kind === 'hero') return hero ? [wide(hero, colorMode)] : [];
        return bannersIn(elements).map((item) => wide(item.image as DemoPicture, item.colorMode ?? 'light', item));
      });
    }),
  );
  return found.flat();
}

async function pixelsOf(svg: string, size = WIDTH) {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(size)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Edges of what can be seen, in percent of the picture. */
async function edgesOf(svg: string, size = WIDTH) {
  const { data, width, height } = await pixelsOf(svg, size);
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (data[pixel * 4 + 3]! < OPAQUE) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  const percent = (value: number, of: number) => (value / of) * 100;
  return {
    left: percent(left, width),
    right: percent(right, width),
    top: percent(top, height),
    bottom: percent(bottom, height),
  };
}

/** Relative luminance of sRGB channels (WCAG). */
function luminance(channels: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The least contrast of a colour with what is drawn in a part of a picture. */
async function leastContrast(svg: string, color: string, part: typeof words): Promise<number> {
  const { data, width, height } = await pixelsOf(svg);
  const own = luminance([1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)));
  let least = Infinity;
  for (let y = Math.floor(part.top * height); y < part.bottom * height; y++) {
    for (let x = Math.floor(part.left * width); x < part.right * width; x++) {
      const at = (y * width + x) * 4;
      const under = luminance([...data.subarray(at, at + 3)]);
      least = Math.min(least, (Math.max(own, under) + 0.05) / (Math.min(own, under) + 0.05));
    }
  }
  return least;
}

describe.each(['hero', 'banner'] as const)('pictures of a %s', (kind) => {
  it('have the shape for it, and words on the left without a veil', async () => {
    const wides = await widePictures(kind);
    expect(wides.length).toBeGreaterThan(5);
    const wrong = wides.filter(
      ([, { art, element }]) =>
        art.shape !== kind ||
        (element && (element.backgroundMode !== 'none' || element.textPositionDesktop !== 'left')),
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it('show things whole, and nothing but background where the words are', async () => {
    const outside: unknown[] = [];
    for (const [name, { illustrator, art }] of await widePictures(kind)) {
      const svg = drawArt(illustrator, art);
      expect(svg).toContain('class="subject"');
      const edges = await edgesOf(svg.replace('<defs>', onlyShown('subject', 'company')));
      const { left, top, right, bottom } = edges;
      if (left < CALM || top < MARGIN || right > 100 - MARGIN || bottom > 100 - MARGIN) outside.push({ name, edges });
    }
    expect(outside).toEqual([]);
  });

  it(`are behind words and header with a contrast of ${AA}`, async () => {
    const faint: unknown[] = [];
    const part = kind === 'hero' ? header : words;
    for (const [name, { illustrator, art, color, mode }] of await widePictures(kind)) {
      const contrast = await leastContrast(drawArt(illustrator, art), color, part);
      if (contrast < AA) faint.push({ name, mode, contrast });
    }
    expect(faint).toEqual([]);
  });
});

/** Windows, in px, and pixels of the width in which a hero's subject is measured for them. */
const windows = [390, 768, 1024, 1440, 1920];
const FINE = 1200;

it('shows the subject of every hero whole below the header, however wide the window is', async () => {
  const cut: unknown[] = [];
  for (const [name, { folder, illustrator, art }] of await widePictures('hero')) {
    const svg = drawArt(illustrator, art).replace('<defs>', onlyShown('subject'));
    const { left, top, right, bottom } = await edgesOf(svg, FINE);
    for (const width of windows) {
      const frame = heroFrame(folder, width, artHeight(illustrator, 'hero') / FINE);
      const beyond = [
        frame.left * 100 - left,
        frame.top * 100 - top,
        right - frame.right * 100,
        bottom - frame.bottom * 100,
      ];
      if (Math.max(...beyond) > 0) cut.push({ name, width, beyond });
    }
  }
  expect(cut).toEqual([]);
});
