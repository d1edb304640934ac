import { type Locale, locales } from '@shop/contracts/constants';
import { formatAmount } from '@shop/contracts/ingredient-amounts';
import { deliveryDays } from '../../src/checkout/deliveryOptions.ts';
import { completeSites } from './completeBrands.ts';
import { countsOf } from './countsOf.ts';
import { numberOf } from './numberWords.ts';
import { readContent } from './readBrand.ts';
import { readShops } from './shopTexts.ts';

const problems: string[] = [];
const shops = readShops((problem) => problems.push(problem))
  .filter(({ site }) => completeSites.includes(site))
  .map(({ site, name, market, texts, files, catalogue, settings }) => ({
    ...{
      site,
      texts,
      catalogue,
      files,
      attributes: catalogue.attributes,
      recipes: catalogue.recipes,
      cooks: catalogue.cooks,
    },
    days: deliveryDays(settings.delivery, market.country),
    counts: countsOf(catalogue, readContent(site, (problem) => problems.push(problem)).pages, name),
  }));

/** What a shop has, behind its number: in German, where all texts are written first. */
const COUNTED =
  /(\p{L}+|\d+) (?:(?:erprobte |kleinen? )?(?:\p{L}*[Rr]ezepte|Erlebnisse|Werkstätten|Köchinnen)|Arten, einen Tag|Leuten?, die (?:jedes|täglich|zeigen)|Stücke und kein|Geschenke und|Betriebe|Ideen|Fragen)/gu;

it.each(shops.map((shop) => [shop.site, shop] as const))(
  '%s writes no number of what it has by hand',
  (_site, shop) => {
    const byHand = shop.texts.flatMap(({ de, file }) =>
      [...de.matchAll(COUNTED)].flatMap(([told, number]) => (numberOf(number) > 1 ? [{ file, told }] : [])),
    );
    // Series and articles tell of themselves.
    expect(byHand.filter(({ file }) => !/\/(?:series|products)/.test(file))).toEqual([]);
  },
);

const PLACE = /\{\{(?:[Cc]ount|tens):([a-z0-9-]+)\}\}/g;

it.each(shops.map((shop) => [shop.site, shop] as const))('%s counts the same in all languages', (_site, shop) => {
  const placesIn = (text: string) => [...text.matchAll(PLACE)].map(([, id]) => id!).sort();
  const counting = shop.texts.filter(({ de }) => placesIn(de).length > 0);
  expect(counting.length).toBeGreaterThan(0);
  for (const text of shop.texts) {
    const places = placesIn(text.de);
    for (const locale of locales)
      expect({ text: text.de, places: placesIn(text[locale]) }).toEqual({ text: text.de, places });
    expect(places.filter((id) => !shop.counts.get(id))).toEqual([]);
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

/** What is no amount: money, times of the day, versions of standards. */
const NO_AMOUNT =
  /(?:CHF|EUR) [\d.’]+|Bluetooth [\d.]+|\d+\.\d\d Uhr|\d+[–-]\d+\.\d\d|(?:alle|dalle|ore) \d+\.\d\d|\d+\.\d\d (?:am|pm)|href="[^"]*"|\d+(?:,\d{3})+(?! ?(?:l|kg|cm))/g;
const FRACTION = /(?<![\d.,:])\d+([.,])\d+(?![\d.,]*\d)/g;

/** Texts of a language, those of customers too. */
function writtenIn(node: unknown, locale: Locale, own = ''): string[] {
  if (typeof node === 'string') return own === locale ? [node] : [];
  if (typeof node !== 'object' || node === null) return [];
  const language = (node as Record<string, unknown>)['locale'];
  return Object.entries(node).flatMap(([key, value]) => {
    const isText = typeof value === 'string' && locales.some((one) => one === key);
    return writtenIn(value, locale, isText ? key : typeof language === 'string' ? language : own);
  });
}

it.each(shops.map((shop) => [shop.site, shop] as const))(
  '%s writes decimals by hand as its formatters do',
  (_site, { catalogue, files }) => {
    for (const locale of locales) {
      const [, mark] = /1(.)2/.exec(formatAmount(1.2, 'kg', locale)) ?? [];
      const texts = [...writtenIn(catalogue, locale), ...writtenIn(files, locale)];
      const others = texts.flatMap((text) =>
        [...text.replaceAll(NO_AMOUNT, '').matchAll(FRACTION)]
          .filter(([, used]) => used !== mark)
          .map(([said]) => said),
      );
      expect({ locale, others }).toEqual({ locale, others: [] });
    }
  },
);

it('reads the files without problems', () => expect(problems).toEqual([]));
