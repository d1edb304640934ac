import { drawArt } from '@shop/demo-art';
import { type Locale, locales } from '@shop/contracts/constants';
import type { z } from 'zod';
import { demoBrands } from '../demoBrands.ts';
import { pictureSchema } from '../pageSchema.ts';
import type { Text } from '../textSchema.ts';
import { readCatalogue, readContent } from '../import/readBrand.ts';
import { nodesIn } from '../import/shopTexts.ts';

type Picture = z.infer<typeof pictureSchema>;

const MAKERS = 6;
/** What a story tells, in its order: the fire, the people, the place, the price of a repair. */
const TOLD: Record<Locale, readonly [fire: string, hands: string, place: string, repair: string]> = {
  de: ['Feuer', 'Hände', 'Ort', 'Reparatur'],
  fr: ['Feu', 'Mains', 'Lieu', 'Réparation'],
  en: ['Fire', 'Hands', 'Place', 'Repair'],
  it: ['Fuoco', 'Mani', 'Luogo', 'Riparazione'],
};
const DEGREES = /\d+ °C/;
const EUROS = /(\d+) (?:Euro|euros?)\b/g;

const { site, illustrator } = demoBrands.find(({ site: id }) => id === 'hmd')!;
const page = readContent(site, () => undefined).pages.find(({ id }) => id === 'makers')!;
const nodes = nodesIn(page.elements);

const portraits = nodes.flatMap(({ kind, data }) =>
  kind === 'brandList' ? (data as { brands: { name: Text; image: unknown }[] }).brands : [],
);
const pictured = portraits.map(({ name, image }) => [name.de, pictureSchema.parse(image)] as const);
const blocks = new Map(
  nodes.flatMap(({ kind, data }) => {
    if (kind !== 'block') return [];
    const { title, ...block } = data as { title: Text; image: unknown; content: Text };
    return [[title.de, block] as const];
  }),
);

const draw = ({ art }: Picture) => drawArt(illustrator, art);
const places = readCatalogue(site, () => undefined).products.flatMap(({ id, brand, facts }) => {
  const made = facts.find(({ label }) => label.de === 'Hergestellt in');
  return made && typeof made.value === 'object' ? [{ id, brand, place: made.value }] : [];
});

/** A story's lines, without their marks: label and text. */
const linesOf = (html: string) =>
  [...html.matchAll(/<li><strong>([^<:]+?)\s*:<\/strong>([^<]+)<\/li>/g)].map(([, label, text]) => ({
    label,
    text: text!,
  }));

it('has six makers, each with a large portrait of its own', () => {
  expect(pictured.length).toBe(MAKERS);
  expect(pictured.map(([, { art }]) => art.shape)).toEqual(pictured.map(() => 'portrait'));
  expect(new Set(pictured.map(([, { art }]) => art.motif)).size).toBe(MAKERS);
  expect(new Set(pictured.map(([, picture]) => draw(picture))).size).toBe(MAKERS);
  for (const locale of locales) expect(new Set(pictured.map(([, { alt }]) => alt[locale])).size).toBe(MAKERS);
});

it.each(pictured)('tells of the fire, the people, the place and the repairs of %s', (name, portrait) => {
  const { image, content } = blocks.get(name)!;
  expect(pictureSchema.parse(image).art.motif).toBe(portrait.art.motif);
  const prices = locales.map((locale) => {
    const lines = linesOf(content[locale]);
    expect({ locale, labels: lines.map(({ label }) => label) }).toEqual({ locale, labels: TOLD[locale] });
    const [fire, hands, place, repair] = lines.map(({ text }) => text);
    expect(fire).toMatch(DEGREES);
    for (const told of [hands, place]) expect(told!.length).toBeGreaterThan(15);
    return [...repair!.matchAll(EUROS)].map(([, euros]) => Number(euros));
  });
  expect(prices[0]!.length).toBeGreaterThan(0);
  expect(prices).toEqual(locales.map(() => prices[0]));
});

it('tells no two makers the same', () => {
  const stories = pictured.map(([name]) => blocks.get(name)!.content);
  for (const locale of locales) {
    const told = stories.flatMap((story) => linesOf(story[locale]).map(({ text }) => text));
    expect(new Set(told).size).toBe(MAKERS * TOLD[locale].length);
  }
});

it('makes each article where the story of its maker says', () => {
  expect(places.length).toBeGreaterThan(30);
  const elsewhere = places.flatMap(({ id, brand, place }) =>
    locales.flatMap((locale) => {
      const told = linesOf(blocks.get(brand)!.content[locale]).find(({ label }) => label === TOLD[locale][2]);
      const [region = ''] = place[locale].split(',');
      return told?.text.includes(region) ? [] : [{ id, locale, region }];
    }),
  );
  expect(elsewhere).toEqual([]);
});
