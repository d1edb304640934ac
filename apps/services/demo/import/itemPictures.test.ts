import { drawArt } from '@shop/demo-art';
import { locales } from '@shop/contracts/constants';
import { demoBrands } from '../demoBrands.ts';
import { itemPictures } from './itemPictures.ts';
import { readCatalogue } from './readBrand.ts';

const items = demoBrands.flatMap(({ site, illustrator }) => {
  const { products, series, recipes } = readCatalogue(site, () => undefined);
  return [
    ...products.map((one) => ({ kind: 'product', type: one.type, one }) as const),
    ...series.map((one) => ({ kind: 'series', type: 'series', one }) as const),
    ...recipes.map((one) => ({ kind: 'recipe', type: 'recipe', one }) as const),
  ].map((item) => [`${site}/${item.one.id}`, { ...item, illustrator }] as const);
});

describe.each(items)('the pictures of %s', (_, { kind, type, one, illustrator }) => {
  const pictures = itemPictures(illustrator, kind, type, one);

  it('are three or more, four of a product, and begin with the tile and the hover', () => {
    expect(pictures.length).toBeGreaterThanOrEqual(type === 'product' ? 4 : 3);
    expect(pictures.slice(0, 2).map(({ order }) => order.view)).toEqual(['main', 'scene']);
  });

  it('are all of another view, motif or age: none is the same with another seed', () => {
    const views = pictures.map(({ order: { view, motif, subject } }) => [view, motif, subject?.age].join());
    expect(new Set(views).size).toBe(pictures.length);
    expect(new Set(pictures.map(({ order }) => drawArt(illustrator, order))).size).toBe(pictures.length);
  });

  it('have a text each in all languages', () => {
    for (const locale of locales) {
      const texts = pictures.map(({ shows }) => shows[locale]);
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.join()).not.toMatch(/[{}]|undefined/);
    }
    expect(pictures.map(({ shows }) => shows.fr).join()).not.toMatch(/[^\u00a0]:/);
  });
});

it('draws a close-up of the material that the data names', () => {
  const draw = (materials: string[]) =>
    drawArt('kitchen', {
      motif: 'iron-casserole-24',
      palette: 'tomato',
      seed: 1,
      view: 'detail',
      shape: 'square',
      subject: { materials },
    });
  const drawn = [['cast-iron'], ['cast-iron', 'enamel'], ['copper'], ['ceramic'], ['stainless-steel']].map(draw);
  expect(new Set(drawn).size).toBe(drawn.length);
});

it('shows a larger thing larger beside the same apple', () => {
  const scales = [20, 34].map((size) => {
    const order = { motif: 'gugelhupf-mould', palette: 'cream', seed: 1, view: 'scale', shape: 'square' } as const;
    const svg = drawArt('kitchen', { ...order, subject: { size } });
    return /scale\(([\d.]+) [\d.]+\)"><g class="subject"/.exec(svg)?.[1];
  });
  expect(scales[0]).not.toBe(scales[1]);
});
