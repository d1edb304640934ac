import { readFileSync } from 'node:fs';
import { readBrands } from '@shop/brands';
import { type Locale, locales } from '@shop/contracts/constants';
import { parse } from 'yaml';
import { deliveryDays } from '../../src/checkout/deliveryOptions.ts';
import { filesOf, readCatalogue } from './readBrand.ts';

/** A text in all languages, with the file that it stands in. */
type Text = Record<Locale, string> & { file: string };

/** Numbers that the texts write in words. */
const words: Readonly<Record<number, Record<Locale, string>>> = {
  2: { de: 'zwei', fr: 'deux', en: 'two', it: 'due' },
  3: { de: 'drei', fr: 'trois', en: 'three', it: 'tre' },
  24: { de: 'vierundzwanzig', fr: 'vingt-quatre', en: 'twenty-four', it: 'ventiquattro' },
  30: { de: 'dreissig', fr: 'trente', en: 'thirty', it: 'trenta' },
  50: { de: 'fünfzig', fr: 'cinquante', en: 'fifty', it: 'cinquanta' },
  80: { de: 'achtzig', fr: 'quatre-vingt', en: 'eighty', it: 'ottanta' },
};
const moreThan: Record<Locale, RegExp> = {
  de: /über|mehr als/i,
  fr: /plus de/i,
  en: /more than|over/i,
  it: /più di|oltre/i,
};
/** Smaller numbers are of something else: two gifts, three ideas. */
const SMALLEST = 20;
/** So far below the count is what a text rounds with "more than". */
const ROUNDED = 20;

function textsIn(node: unknown, file: string): Text[] {
  if (typeof node !== 'object' || node === null) return [];
  const isText = locales.every((locale) => typeof (node as Record<string, unknown>)[locale] === 'string');
  return isText ? [{ ...(node as Text), file }] : Object.values(node).flatMap((value) => textsIn(value, file));
}

const problems: string[] = [];
const kinds = ['pages', 'category-pages', 'fragments', 'site', 'series', 'products'];
const shops = readBrands().map(({ site, market }) => {
  const files = kinds.flatMap((kind) => filesOf(site, kind));
  const { products, recipes, series, cooks, attributes } = readCatalogue(site, (problem) => problems.push(problem));
  const texts = files.flatMap((file) => textsIn(parse(readFileSync(file, 'utf8')), file));
  const settings = parse(readFileSync(filesOf(site, 'site')[0]!, 'utf8')) as {
    delivery: Parameters<typeof deliveryDays>[0];
  };
  const ofType = (type: string) => products.filter((product) => product.type === type).length;
  return {
    ...{ site, texts, recipes, cooks, attributes },
    days: deliveryDays(settings.delivery, market.country),
    /** What a count in a German text is of, and how many there are. */
    counted: [
      [/(\S+) (?:Erlebnisse|Arten, einen Tag|Leute, die zeigen)/i, ofType('experienceVoucher')],
      [/(\S+) (?:erprobte )?Rezepte/i, recipes.length],
      [/(\S+) Stücke und kein/i, ofType('product')],
      [/(\S+) (?:Geschenke und|Ideen)/i, products.length + series.length],
    ] as const,
  };
});

const numberOf = (word = '') => Number(Object.entries(words).find(([, { de }]) => de === word.toLowerCase())?.[0]);

it.each(shops.map((shop) => [shop.site, shop] as const))('%s counts what it has', (_site, { texts, counted }) => {
  const told = texts.flatMap((text) =>
    counted.flatMap(([pattern, count]) => {
      const found = pattern.exec(text.de);
      const number = numberOf(found?.[1]);
      return found && number >= SMALLEST ? [{ text, count, number }] : [];
    }),
  );
  expect(told.length).toBeGreaterThan(0);
  for (const { text, count, number } of told) {
    const isRounded = locales.map((locale) => moreThan[locale].test(text[locale]));
    for (const locale of locales) expect(text[locale].toLowerCase()).toContain(words[number]![locale]);
    if (isRounded.every(Boolean))
      expect({ text: text.de, fits: number < count && count < number + ROUNDED }).toEqual({
        text: text.de,
        fits: true,
      });
    else
      expect({ text: text.de, count, isRounded }).toEqual({
        text: text.de,
        count: number,
        isRounded: [false, false, false, false],
      });
  }
});

it.each(shops.map((shop) => [shop.site, shop] as const))(
  '%s promises the working days that its delivery takes',
  (_site, { texts, days: [least, most] }) => {
    const promised = texts.flatMap(({ de }) =>
      [...de.matchAll(/in (?:(\S+) bis )?(\S+) Werktagen(?: bei dir| da)/g)].map(([text, from, to]) => ({
        text,
        days: [from ? numberOf(from) : most, numberOf(to)],
      })),
    );
    for (const { text, days } of promised) {
      expect({ text, days }).toEqual({ text, days: [text.includes(' bis ') ? least : most, most] });
    }
  },
);

it.each(shops.filter(({ recipes }) => recipes.length > 0).map((shop) => [shop.site, shop] as const))(
  '%s writes ingredients so that an amount may stand before them',
  (_site, { recipes }) => {
    const names = recipes.flatMap(({ ingredientLists }) =>
      ingredientLists.flatMap(({ ingredients }) =>
        ingredients.flatMap(({ amount, unit, name }) =>
          amount !== undefined && unit !== 'stk' ? [name.fr ?? ''] : [],
        ),
      ),
    );
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => /^[A-ZÀ-Ü]/.test(name))).toEqual([]);
  },
);

it.each(shops.filter(({ cooks }) => cooks.length > 0).map((shop) => [shop.site, shop] as const))(
  '%s leads from each cook to the recipes of this cook',
  (_site, { cooks, recipes, attributes }) => {
    const known = attributes.find(({ id }) => id === 'cook')?.values.map(({ id }) => id) ?? [];
    for (const { id, links } of cooks) {
      const chosen = links.flatMap((link) => new URLSearchParams(link.query ?? '').getAll('filter.cook'));
      expect({ id, chosen }).toEqual({ id, chosen: known.filter((value) => chosen.includes(value)) });
      const own = recipes.filter(({ cook }) => cook === id);
      expect(own.length).toBeGreaterThan(1);
      expect(own.every((recipe) => recipe.attributes.cook?.includes(chosen[0]!))).toBe(true);
    }
  },
);

it('reads the files without problems', () => expect(problems).toEqual([]));
