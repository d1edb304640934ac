import { MAX_LETTERING_LENGTH } from '@shop/contracts';
import { type Locale, locales } from '@shop/contracts/constants';
import { completeSites } from './completeBrands.ts';
import { numberOf } from './numberWords.ts';
import { nodesIn, readShops, textsIn } from './shopTexts.ts';

const problems: string[] = [];
const shops = readShops((problem) => problems.push(problem)).filter(({ site }) => completeSites.includes(site));
const personalizable = shops.flatMap(({ catalogue }) => catalogue.products.filter((product) => product.personalizable));
const lettered = personalizable.filter(({ type, categories }) => type === 'product' && categories.length > 0);
/** What the visitor's words may have, as German texts tell it. */
const LENGTH = /(\d+) Zeichen/g;
const GREETING = 200;

it('finds what can be personalised', () => expect(personalizable.length).toBeGreaterThan(20));

it.each(personalizable.map((product) => [product.id, product] as const))(
  'the texts of %s name the length that the form allows',
  (_id, { type, lettering, reviews: _reviews, ...texts }) => {
    const allowed = lettering?.maxLength ?? (type === 'product' ? MAX_LETTERING_LENGTH : GREETING);
    const told = [...JSON.stringify(texts).matchAll(LENGTH)].map(([, length]) => Number(length));
    expect(told.filter((length) => length !== allowed)).toEqual([]);
  },
);

/** Lengths in all languages; initials are a length only where as many are allowed. */
const LENGTHS: Record<Locale, RegExp> = {
  de: /([\p{L}\d]+) (?:\p{L}+e )?(?:Zeichen|Buchstaben)(?!\p{L})|bis(?: zu)? ([\p{L}\d]+) Initialen/giu,
  fr: /([\p{L}\d-]+) (?:caractères|lettres|signes)(?!\p{L})|jusqu’à (\S+) initiales|([\p{L}\d-]+) initiales au plus/giu,
  en: /([\p{L}\d-]+) (?:\p{L}+ed )?(?:characters|letters)(?!\p{L})|up to (\S+) initials/giu,
  it: /([\p{L}\d]+) (?:caratteri|lettere)(?!\p{L})|fino a (\S+) iniziali/giu,
};

function lengthsIn(text: string, locale: Locale): number[] {
  return [...text.matchAll(LENGTHS[locale])]
    .map(([, ...groups]) => numberOf(groups.find(Boolean), locale))
    .filter((length) => !Number.isNaN(length));
}

it.each(lettered.map((product) => [product.id, product] as const))(
  'the texts of %s name one length in every language, and the words have a place',
  (id, { lettering, reviews: _reviews, questions: _questions, ...texts }) => {
    expect({ id, hasPlace: Boolean(lettering?.area) }).toEqual({ id, hasPlace: true });
    for (const locale of locales) {
      const told = textsIn(texts).flatMap((text) => lengthsIn(text[locale], locale));
      expect({ locale, told: new Set(told) }).toEqual({ locale, told: new Set([lettering?.maxLength]) });
    }
  },
);

it.each(shops.map((shop) => [shop.site, shop] as const))(
  'pages of %s promise what an article they link to can have',
  (_site, { files, product }) => {
    const blocks = files.flatMap(({ content }) => nodesIn(content)).filter(({ links }) => Array.isArray(links));
    expect(blocks.length).toBeGreaterThan(3);
    for (const { links, ...texts } of blocks) {
      const allowed = (links as { to?: string }[]).map(({ to }) => product(to ?? '')?.lettering?.maxLength);
      for (const locale of locales) {
        const told = textsIn(texts).flatMap((text) => lengthsIn(text[locale], locale));
        expect({ texts, told: told.filter((length) => length > 1 && !allowed.includes(length)) }).toEqual({
          texts,
          told: [],
        });
      }
    }
  },
);
