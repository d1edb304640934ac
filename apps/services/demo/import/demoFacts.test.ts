import { type Locale, locales } from '@shop/contracts/constants';
import { deliveryDays } from '../../src/checkout/deliveryOptions.ts';
import { completeSites } from './completeBrands.ts';
import { numberOf } from './numberWords.ts';
import { nodesIn, pricesOf, readShops, type ShopText, type TestedShop, textsIn } from './shopTexts.ts';

const problems: string[] = [];
const shops = readShops((problem) => problems.push(problem)).filter(({ site }) => completeSites.includes(site));
const named = shops.map((shop) => [shop.site, shop] as const);
const everyShop = (name: string, test: (shop: TestedShop) => void) =>
  it.each(named)(`%s ${name}`, (_site, shop) => test(shop));

const ascending = (numbers: Iterable<number>) => [...numbers].sort((a, b) => a - b);
const textOf = (page: unknown, locale: Locale) =>
  textsIn(page)
    .map((text) => text[locale])
    .join('\n');
/** Parts of a text of the same subject: those of its headings, or all of it. */
const sectionsOf = (text: string) => text.split('<h2');

const AMOUNT = /\b(CHF|EUR) (\d+(?:\.\d\d)?)/g;
const amountsIn = (text: string) =>
  [...text.matchAll(AMOUNT)].map(([, currency, amount]) => ({ currency, cents: Math.round(Number(amount) * 100) }));

everyShop(
  'tells on its page of delivery what the settings and the gift wrap cost',
  ({ page, product, settings, market }) => {
    const { costCents, freeFromCents, methods } = settings.delivery;
    const wrap = product('gift-wrap');
    const costs = [
      costCents,
      freeFromCents,
      ...methods.map((method) => method.costCents),
      ...(wrap ? [wrap.price] : []),
    ];
    for (const locale of locales) {
      const amounts = amountsIn(textOf(page('shipping'), locale));
      expect(new Set(amounts.map(({ currency }) => currency))).toEqual(new Set([market.currency]));
      expect({ locale, costs: ascending(amounts.map(({ cents }) => cents)) }).toEqual({
        locale,
        costs: ascending(costs),
      });
    }
  },
);

const FREE: Record<Locale, RegExp> = {
  de: /gratis|kostenlos|umsonst|kostet nichts/i,
  fr: /gratuit|offert|ne coûte rien/i,
  en: /\bfree\b|costs nothing/i,
  it: /gratis|gratuit|non costa nulla/i,
};
const WRAPPING: Record<Locale, RegExp> = {
  de: /Geschenkpapier|einpack|packen .* ein\b/i,
  fr: /papier cadeau|emball/i,
  en: /\bwrap/i,
  it: /carta regalo|incart|impacchett/i,
};

it.each(named.filter(([, { product }]) => product('gift-wrap')))('%s calls no gift wrap free', (_site, { texts }) => {
  const parts = texts.flatMap((text) =>
    locales.flatMap((locale) => sectionsOf(text[locale]).map((part) => ({ locale, part }))),
  );
  const wrapping = parts.filter(({ locale, part }) => WRAPPING[locale].test(part));
  expect(wrapping.length).toBeGreaterThan(8);
  expect(wrapping.filter(({ locale, part }) => FREE[locale].test(part))).toEqual([]);
});

const RANGE: Record<Locale, RegExp> = {
  de: /(\d+) bis (\d+)/g,
  fr: /(\d+) à (\d+)/g,
  en: /(\d+) to (\d+)/g,
  it: /(\d+) a (\d+)/g,
};

everyShop('tells on its page of delivery the days to each country', ({ page, settings: { delivery } }) => {
  const days = new Set(
    delivery.zones.flatMap(({ countries }) => countries.map((country) => deliveryDays(delivery, country).join('-'))),
  );
  for (const locale of locales) {
    const [usual = ''] = /<li><strong>Standard.*?<\/li>/.exec(textOf(page('shipping'), locale)) ?? [];
    const told = [...usual.matchAll(RANGE[locale])].map(([, least, most]) => `${least}-${most}`);
    expect({ locale, told: new Set(told) }).toEqual({ locale, told: days });
  }
});

everyShop('tells where orders are picked up', ({ page, settings: { delivery } }) => {
  for (const { streetName, streetNumber } of delivery.pickupPoints)
    for (const locale of locales) expect(textOf(page('shipping'), locale)).toContain(`${streetName} ${streetNumber}`);
});

const WORKING_DAYS = /(?:([\p{L}\d]+) bis )?([\p{L}\d]+) (?:Werktag|Arbeitstag)e?n?( vorher)?/gu;

/** Working days that a German text names, as numbers. */
const workingDaysIn = (text: string) =>
  [...text.matchAll(WORKING_DAYS)].flatMap(([, from, to, ahead]) => {
    const days = [...(from ? [numberOf(from)] : []), numberOf(to)];
    return days.some(Number.isNaN) ? [] : [{ days, isAhead: Boolean(ahead) }];
  });

/** Working days to make a product, which its facts name; 0 for what is in stock. */
function productionDays({ facts }: { facts: readonly { label: { de: string }; value: unknown }[] }): number {
  const fact = facts.find(({ label }) => label.de === 'Fertigung');
  return fact ? numberOf(/\S+/.exec((fact.value as { de: string }).de)?.[0]) : 0;
}

everyShop('names no working days but those of its delivery', ({ files, page, settings: { delivery }, market }) => {
  const shipping = new Set(textsIn(page('shipping')).map(({ de }) => de));
  const texts = files.flatMap(({ kind, content }) => (kind === 'products' ? [] : textsIn(content)));
  const usual = deliveryDays(delivery, market.country);
  const others = texts
    .filter(({ de }) => !shipping.has(de))
    .flatMap(({ de }) => workingDaysIn(de).filter(({ isAhead, days }) => !isAhead && days.join() !== usual.join()));
  expect(others).toEqual([]);
});

everyShop(
  'tells of each article that is made for somebody how long that takes, and nothing else of days',
  ({ catalogue }) => {
    for (const product of catalogue.products) {
      const { id, type, categories, personalizable, reviews: _reviews, questions: _questions, ...texts } = product;
      const production = productionDays(texts);
      expect({ id, days: product.productionDays }).toEqual({ id, days: production });
      if (type === 'product' && personalizable && categories.length)
        expect({ id, production }).not.toEqual({ id, production: 0 });
      const told = textsIn(texts).flatMap(({ de }) => workingDaysIn(de).flatMap(({ days }) => days));
      expect({ id, others: told.filter((days) => days !== production) }).toEqual({ id, others: [] });
    }
  },
);

/** Rows of tables that advise how many working days ahead to order a linked product. */
const advicesOf = ({ texts, product }: TestedShop) =>
  texts.flatMap(({ de }) =>
    de.split('<tr>').flatMap((row) => {
      const linked = product(/\{\{([\w-]+)\}\}/.exec(row)?.[1] ?? '');
      const [advice] = workingDaysIn(row).filter(({ isAhead }) => isAhead);
      return advice && linked ? [{ linked, days: advice.days }] : [];
    }),
  );

it('finds advice to order in time', () => expect(shops.flatMap(advicesOf).length).toBeGreaterThan(0));

everyShop('advises to order in time', (shop) => {
  const { delivery } = shop.settings;
  const [, most] = deliveryDays(delivery, shop.market.country);
  for (const { linked, days } of advicesOf(shop)) {
    expect({ id: linked.id, days }).toEqual({ id: linked.id, days: [productionDays(linked) + most] });
  }
});

everyShop('fills lists that are named by a price with what costs less', ({ files, product, settings: { lists } }) => {
  const nodes = files.flatMap(({ content }) => nodesIn(content));
  const titled = [
    ...lists.map(({ id, title }) => ({ id, title: title.de })),
    ...nodes.flatMap(({ listId, title }) =>
      listId ? [{ id: listId, title: (title as ShopText | undefined)?.de ?? '' }] : [],
    ),
  ];
  for (const { id, title } of titled) {
    const [, amount] = /unter (\S+) (?:Franken|Euro)/i.exec(title) ?? [];
    if (!amount) continue;
    const items = lists.find((list) => list.id === id)?.items ?? [];
    const tooMuch = items.filter((item) => (product(item)?.price ?? 0) >= numberOf(amount) * 100);
    expect({ title, tooMuch, isEmpty: items.length === 0 }).toEqual({ title, tooMuch: [], isEmpty: false });
  }
});

/** Words for money that the shops of another currency do not use. */
const MONEY: Record<string, RegExp> = {
  CHF: /\b(?:Franken|Rappen|(?<!Soyons )francs?|franchi|CHF)\b/,
  EUR: /\b(?:[Ee]uros?|EUR)\b|€/,
};

everyShop('speaks of its own currency', ({ texts, market }) => {
  const foreign = Object.entries(MONEY).filter(([currency]) => currency !== market.currency);
  const told = texts.flatMap((text) =>
    locales.flatMap((locale) => foreign.flatMap(([, pattern]) => pattern.exec(text[locale])?.[0] ?? [])),
  );
  expect(told).toEqual([]);
});

const REPAIR = /(\d+) (?:Euro|Franken)\b/g;

everyShop('names one price for a repair on all its pages', ({ page, market }) => {
  const prices = [...textOf(page('makers'), 'de').matchAll(REPAIR)].map(([, amount]) => Number(amount) * 100);
  const told = amountsIn(textOf(page('cancellation'), 'de'));
  expect(told.filter(({ currency, cents }) => currency !== market.currency || !prices.includes(cents))).toEqual([]);
});

const plain = (text: string) => text.replaceAll('&amp;', '&');

everyShop('has one address and one telephone number', ({ texts, settings: { organization } }) => {
  const { legalName, address, telephone } = organization;
  const place = `${address.streetName} ${address.streetNumber}, ${address.zip} ${address.city}`;
  const pattern = new RegExp(`${legalName}, (\\P{L}*\\p{Lu}[^,<]*\\d, \\d{4,5} \\p{Lu}\\p{L}+)`, 'gu');
  const all = texts.flatMap((text) => locales.map((locale) => plain(text[locale])));
  const places = all.flatMap((text) => [...text.matchAll(pattern)].map(([, told]) => told));
  expect(places.length).toBeGreaterThan(8);
  expect(new Set(places)).toEqual(new Set([place]));
  const numbers = all.flatMap((text) => [...text.matchAll(/tel:(\+\d+)/g)].map(([, number]) => number));
  expect(new Set(numbers)).toEqual(new Set([telephone.replaceAll(' ', '')]));
});

everyShop('tells how long vouchers are valid, and how often they are extended', (shop) => {
  const { texts, catalogue } = shop;
  const { vouchers } = shop.settings;
  const told = texts.flatMap(({ de }) => [
    ...[...de.matchAll(/utscheine gelten (\S+) Jahre/g)].map(([, years]) => ['months', numberOf(years) * 12] as const),
    ...[...de.matchAll(/(\p{L}+) um ein Jahr verlängern/gu)].map(
      ([, times]) => ['extensions', numberOf(times)] as const,
    ),
    ...(/Gutschein/.test(de) ? [...de.matchAll(/in (\S+) Minuten/g)] : []).map(
      ([, minutes]) => ['minutes', minutes] as const,
    ),
  ]);
  const of = (kind: string) => new Set(told.filter(([is]) => is === kind).map(([, value]) => value));
  if (catalogue.products.some(({ type }) => type.endsWith('Voucher'))) expect(of('months').size).toBeGreaterThan(0);
  for (const months of of('months')) expect(months).toBe(vouchers.validMonths);
  for (const extensions of of('extensions')) expect(extensions).toBe(vouchers.maxExtensions);
  // Any number is fine, but one.
  expect(of('minutes').size).toBeLessThan(2);
});

everyShop('tells of the makers whose articles it has, and of nobody else', ({ name, files, listed }) => {
  const [makers = []] = files.flatMap(({ content }) =>
    nodesIn(content).flatMap(({ kind, data }) =>
      kind === 'brandList' ? [(data as { brands: { name: ShopText }[] }).brands.map((brand) => brand.name.de)] : [],
    ),
  );
  expect([...makers].sort()).toEqual([...new Set(listed.map(({ brand }) => brand))].sort());
  const stories = files.flatMap(({ content }) =>
    nodesIn(content).flatMap(({ kind, data }) => {
      const { title, content: story } = (data ?? {}) as Record<string, ShopText | undefined>;
      return kind === 'block' && title && story && makers.includes(title.de) ? [{ maker: title.de, story }] : [];
    }),
  );
  expect(stories.map(({ maker }) => maker).sort()).toEqual(makers.filter((maker) => maker !== name).sort());
  for (const { story } of stories) for (const locale of locales) expect(story[locale].length).toBeGreaterThan(150);
});

everyShop('sells samples of an article for less than a fifth of it, and lists none', ({ catalogue, product }) => {
  for (const article of catalogue.products) {
    for (const id of article.samples) {
      const sample = product(id)!;
      expect({ id, categories: sample.categories, brand: sample.brand }).toEqual({
        id,
        categories: [],
        brand: article.brand,
      });
      expect(pricesOf(sample)[1] * 5).toBeLessThan(pricesOf(article)[0]);
    }
  }
});

everyShop(
  'counts the pieces of a series as it has them, and all of a black one are black',
  ({ catalogue, product }) => {
    const byId = catalogue.series.map(({ id, title, subTitle, items }) => {
      const told = numberOf(/^(\S+) (?:Stücke|Teile|Geschenke)\b/.exec(subTitle.de)?.[1]);
      if (!Number.isNaN(told)) expect({ id, told }).toEqual({ id, told: items.length });
      return { id, title, items };
    });
    for (const { id, title, items } of byId.filter((one) => /\bblack\b/i.test(one.title.en))) {
      const enamelled = items.filter((item) => product(item)?.attributes.material?.includes('enamel'));
      expect({ id, title: title.en, enamelled }).toEqual({ id, title: title.en, enamelled: [] });
    }
  },
);

/** How long one pass in the oven takes to season iron, in each language. */
const SEASONING: Record<Locale, RegExp> = {
  de: /230 °C[^.]*?(eine halbe Stunde|eine Stunde)|(eine halbe Stunde|eine Stunde|einer Stunde)[^.]*?230 °C/gi,
  fr: /230 °C[^.]*?(une demi-heure|une heure)|(une demi-heure|une heure)[^.]*?230 °C|(d’une heure) à 230 °C/gi,
  en: /230 °C[^.]*?(half an hour|an hour)|(half an hour|an hour)[^.]*?230 °C/gi,
  it: /230 °C[^.]*?(mezz’ora|un’ora)|(mezz’ora|un’ora)[^.]*?230 °C/gi,
};
const HALF = /halbe|demi|half|mezz/i;

it('tells one time of a pass of seasoning', () => {
  for (const locale of locales) {
    const told = shops.flatMap(({ texts }) =>
      texts.flatMap((text) =>
        [...text[locale].replaceAll(/\s+/g, ' ').matchAll(SEASONING[locale])].map(([said]) => said),
      ),
    );
    expect(told.length).toBeGreaterThan(2);
    expect({ locale, half: told.filter((said) => HALF.test(said)) }).toEqual({ locale, half: [] });
  }
  const short = shops.flatMap(({ texts }) =>
    texts.filter(({ de }) => /(?:Einbrennen|Einbrennens)\b[^.]*halbe Stunde/.test(de)).map(({ de }) => de),
  );
  expect(short).toEqual([]);
});

/** A number of days after the order: only the page of delivery tells it. */
const DAYS_LATER: Record<Locale, RegExp> = {
  de: /(?:\d+|zwei|drei|vier|fünf) Tage (?:später|danach)/i,
  fr: /(?:\d+|deux|trois|quatre|cinq) jours (?:plus tard|après)/i,
  en: /(?:\d+|two|three|four|five) days later/i,
  it: /(?:\d+|due|tre|quattro|cinque) giorni dopo/i,
};

everyShop('tells of vouchers no days of delivery of their own', ({ catalogue }) => {
  for (const { id, type, description, summary } of catalogue.products) {
    if (!type.endsWith('Voucher')) continue;
    for (const locale of locales)
      expect({ id, told: DAYS_LATER[locale].exec(`${summary[locale]} ${description[locale]}`)?.[0] }).toEqual({ id });
  }
});

it('reads the files without problems', () => expect(problems).toEqual([]));
