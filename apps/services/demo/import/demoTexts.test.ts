import { type Locale, locales } from '@shop/contracts/constants';
import { deliveryDays } from '../../src/checkout/deliveryOptions.ts';
import { numberOf, readShops, wordOf } from './shopTexts.ts';

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

const problems: string[] = [];
const shops = readShops((problem) => problems.push(problem)).map(
  ({ site, market, texts, catalogue, settings, listed }) => {
    const { recipes, series, cooks, attributes } = catalogue;
    const ofType = (type: string) => listed.filter((product) => product.type === type).length;
    return {
      ...{ site, texts, recipes, cooks, attributes },
      days: deliveryDays(settings.delivery, market.country),
      /** What a count in a German text is of, and how many there are. */
      counted: [
        [/(\S+) (?:Erlebnisse|Arten, einen Tag|Leute, die zeigen)/i, ofType('experienceVoucher')],
        [/(\S+) (?:erprobte )?Rezepte/i, recipes.length],
        [/(\S+) Stücke und kein/i, ofType('product')],
        [/(\S+) (?:Geschenke und|Ideen)/i, listed.length + series.length],
      ] as const,
    };
  },
);

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
    for (const locale of locales) expect(text[locale].toLowerCase()).toContain(wordOf(number, locale));
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
