import { drawArt } from '@shop/demo-art';
import { locales } from '@shop/contracts/constants';
import { catalogueItems } from './catalogueItems.ts';
import { completeBrands } from './completeBrands.ts';
import { drawnElements, type Point } from './drawnElements.ts';
import { itemPictures } from './itemPictures.ts';
import { readCatalogue } from './readBrand.ts';

const items = completeBrands.flatMap(({ site, illustrator }) =>
  catalogueItems(readCatalogue(site, () => undefined)).map(
    (item) => [`${site}/${item.one.id}`, { ...item, illustrator }] as const,
  ),
);

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

describe('a wall behind gifts', () => {
  const pictures = items.flatMap(([name, { illustrator, kind, type, one }]) =>
    illustrator === 'gifts'
      ? itemPictures(illustrator, kind, type, one).map(({ order }, index) => ({
          name,
          isTile: index === 0,
          isTrip: type === 'experienceVoucher' && !order.motif.startsWith('voucher-'),
          occasions: order.subject?.occasions ?? [],
          svg: drawArt(illustrator, order),
        }))
      : [],
  );

  it('has the arch in at most one of four tiles, and in no other picture', () => {
    const tiles = pictures.filter(({ isTile, isTrip }) => isTile && !isTrip);
    const arched = pictures.filter(({ svg }) => svg.includes('class="arch"'));
    expect(arched.length).toBeGreaterThan(0);
    expect(arched.length / tiles.length).toBeLessThanOrEqual(1 / 4);
    expect(arched.filter((picture) => !tiles.includes(picture))).toEqual([]);
  });

  it('has confetti before it for every birthday, and for nothing else', () => {
    const thrown = pictures.filter(({ svg }) => svg.includes('class="confetti"'));
    const birthdays = pictures.filter(({ isTrip, occasions }) => !isTrip && occasions.join() === 'birthday');
    expect(birthdays.length).toBeGreaterThan(0);
    expect(new Set(thrown.map(({ name }) => name))).toEqual(new Set(birthdays.map(({ name }) => name)));
  });
});

/** Outline of the forearm that every hand has, down from its wrist at 0 0, and the y of its wrist, knuckles and tips. */
const FOREARM = 'M-74 -30C-80 60 -96 150 -112 300H112C104 150 88 60 80 -30Z';
const HAND = [0, -200, -330] as const;
const inUse = items.filter(([, { kind, type }]) => kind === 'recipe' || type === 'product');

it.each(inUse)('the picture of %s in use shows a hand', (_, { kind, type, one, illustrator }) => {
  const scene = itemPictures(illustrator, kind, type, one)[1]!.order;
  const svg = drawArt(illustrator, scene);
  const [, width, height] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number);
  const isInside = ([x, y]: Point) => x > 0 && x < width! && y > 0 && y < height!;
  const forearms = drawnElements(svg).filter(({ attributes }) => attributes['d'] === FOREARM);
  expect(forearms.some(({ at }) => HAND.some((y) => isInside(at([0, y]))))).toBe(true);
});

/** How a text names a day. */
const dayNamed: Readonly<Record<number, RegExp>> = {
  1: /\b1\b|ersten Tag|premier jour|first day|primo giorno/,
  90: /\b90\b/,
  1000: /\b1000\b/,
};
const DAYS = [1, 90, 1000];

it.each(['iron-skillet-26', 'iron-skillet-20', 'copper-saute-pan'])('shows how %s ages', (id) => {
  const [, { illustrator, kind, type, one }] = items.find(([, item]) => item.one.id === id)!;
  const aged = itemPictures(illustrator, kind, type, one).filter(({ order }) => order.subject?.age !== undefined);
  expect(aged.map(({ order }) => order.subject?.age)).toEqual(DAYS);
  expect(new Set(aged.map(({ order }) => drawArt(illustrator, order))).size).toBe(DAYS.length);
  for (const locale of locales) {
    const named = aged.map(({ shows }, index) => dayNamed[DAYS[index]!]!.test(shows[locale]));
    expect({ locale, named }).toEqual({ locale, named: [true, true, true] });
  }
});
