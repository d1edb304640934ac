/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { defaultLocale, locales } from '@shop/contracts/constants';

type Texts = Record<string, string>;

const workspace = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(workspace, file), 'utf8');
const readTexts = (folder: string, locale: string) => JSON.parse(read(join(folder, `${locale}.json`))) as Texts;
const translations = locales.filter((locale) => locale !== defaultLocale);

const foldersOf = (pattern: string) => globSync(pattern, { cwd: workspace }).sort();
const libs = foldersOf('{libs/*,apps/desk}/src/messages').map((folder) => ({
  lib: folder.split('/')[1] ?? '',
  folder,
}));
const apps = foldersOf('apps/*/messages');

/** Prefixes of messages whose last part is of the specification: of forms (section 5), of deliveries and payments (3), of errors (8). */
const specified: Record<string, readonly string[]> = {
  checkout: ['checkout.order.next.'],
  orders: ['orders.delivery.', 'orders.payment.'],
  profile: ['profile.voucher.error.'],
  community: ['validation.', 'errors.', 'detailsPage.reviews.list.'],
  forms: ['validation.'],
  auth: ['validation.', 'identifier.validation.', 'passwordReset.validation.'],
};

const shopTexts: Texts = Object.assign({}, ...libs.map(({ folder }) => readTexts(folder, defaultLocale)));

/** Names of a message's arguments and tags, sorted. */
function placeholders(text: string): string[] {
  const names = (elements: MessageFormatElement[]): string[] =>
    elements.flatMap((element) => {
      if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
      if (element.type === TYPE.tag) return [`<${element.value}>`, ...names(element.children)];
      const options = 'options' in element ? Object.values(element.options).flatMap(({ value }) => names(value)) : [];
      return [element.value, ...options];
    });
  return [...new Set(names(parse(text)))].sort();
}

/** Punctuation of French that has no no-break space beside it. A colon inside a word is a time or an address. */
const BREAKABLE = /[^\u00a0](?:[;?!»%]|:(?=\s|$))|«[^\u00a0]/;

const placeholdersOf = (texts: Texts) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, placeholders(text)]));

describe.each(libs)('the messages of $lib', ({ lib, folder }) => {
  const texts = readTexts(folder, defaultLocale);

  it.each(translations)('are the same in %s, with the same placeholders', (locale) => {
    expect(placeholdersOf(readTexts(folder, locale))).toEqual(placeholdersOf(texts));
  });

  it('have ids of the lib, the component and a key', () => {
    const allowed = specified[lib] ?? [];
    const rule = new RegExp(`^${lib}\\.[a-z][A-Za-z]*(\\.[a-z][A-Za-z]*)+$`);
    const others = Object.keys(texts).filter(
      (id) => !rule.test(id) && !allowed.some((prefix) => id.startsWith(prefix)),
    );
    expect(others).toEqual([]);
  });
});

it('has each id in one lib', () => {
  const ids = libs.flatMap(({ folder }) => Object.keys(readTexts(folder, defaultLocale)));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it.each([...libs.map(({ folder }) => folder), ...apps])('keeps French punctuation beside its word in %s', (folder) => {
  const texts = Object.entries(readTexts(folder, 'fr'));
  expect(texts.filter(([, text]) => BREAKABLE.test(text))).toEqual([]);
});

it("overrides only messages of the libs by a brand's, in every language", () => {
  for (const folder of apps) {
    const texts = placeholdersOf(readTexts(folder, defaultLocale));
    expect(placeholdersOf(shopTexts)).toMatchObject(texts);
    for (const locale of translations) expect(placeholdersOf(readTexts(folder, locale))).toEqual(texts);
  }
});

describe('the sources', () => {
  const sources = globSync(['{libs/*,apps/desk}/src/**/*.{ts,tsx}', 'apps/*/*.{ts,tsx}'], { cwd: workspace }).filter(
    (file) => !/\.(test|stories)\.tsx?$|\.d\.ts$|\/(test|testing)\//.test(file),
  );
  const ids = Object.keys(shopTexts);
  const prefixes = new Set(ids.map(prefixOf));
  const asked = [...new Set(sources.flatMap((file) => literalsOf(read(file))))]
    .filter((literal) => prefixes.has(prefixOf(literal)))
    .map((literal) => ({ literal, pattern: patternOf(literal) }));

  it('use every message', () => {
    expect(ids.filter((id) => !asked.some(({ pattern }) => pattern.test(id)))).toEqual([]);
  });

  // The types check this too, but only for libs that are affected by a change.
  it('use no missing message', () => {
    const missing = asked.filter(({ pattern }) => !ids.some((id) => pattern.test(id)));
    expect(missing.map(({ literal }) => literal)).toEqual([]);
  });
});

/** Strings that may be ids: dotted, in quotes; templates included. */
function literalsOf(source: string): string[] {
  const found = source.matchAll(/(['"`])([a-z][\w-]*(?:\.(?:[\w-]|\$\{[\w.]+(?: \? [^}]*)?\})+)+)\1/g);
  return Array.from(found, ([, , literal = '']) => literal);
}

/** A template's expression may be any one part of an id. */
function patternOf(literal: string): RegExp {
  return new RegExp(`^${literal.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[^.]+')}$`);
}

function prefixOf(id: string): string {
  return id.split('.')[0] ?? '';
}
