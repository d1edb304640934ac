import { MAX_LETTERING_LENGTH } from '@shop/contracts';
import { readBrands } from '@shop/brands';
import { readCatalogue } from './readBrand.ts';

const problems: string[] = [];
const products = readBrands().flatMap(({ site }) => readCatalogue(site, (problem) => problems.push(problem)).products);
const personalizable = products.filter((product) => product.personalizable);
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
