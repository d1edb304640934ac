import type { Locale } from '@shop/contracts/constants';
import { buildLexicon, type NamedValue } from './Lexicon.ts';
import { readPhrase } from './readPhrase.ts';

const values: NamedValue[] = [
  {
    facetId: 'recipient',
    id: 'her',
    title: { de: 'Sie', en: 'Her', fr: 'Elle', it: 'Lei' },
    words: { de: ['mama', 'gotti', 'für sie'], en: ['mother in law', 'mum'] },
  },
  { facetId: 'recipient', id: 'him', title: { de: 'Ihn' }, words: { de: ['papa', 'götti'] } },
  { facetId: 'occasion', id: 'christmas', title: { de: 'Weihnachten', en: 'Christmas' }, words: { de: ['weihnacht'] } },
  { facetId: 'diet', id: 'vegan', title: { de: 'Vegan', en: 'Vegan' }, words: {} },
  { facetId: 'time', id: 'quick', title: { de: 'Bis 30 Minuten' }, words: { de: ['unter 30 minuten'] } },
  { facetId: 'maker', id: 'ida', title: { de: 'Ida', fr: 'Ida', en: 'Ida', it: 'Ida' }, words: {} },
];
const types = new Set(['product', 'recipe', 'valueVoucher']);
const read = (term: string, locale: Locale = 'de') =>
  readPhrase(buildLexicon(locale, { values, types, names: ['dinner plate'] }), term);

describe('readPhrase', () => {
  it('takes words that mean a facet value, and phrases of several, out of what is searched for', () => {
    expect(read('lampe für mama')).toMatchObject({ rest: ['lampe'], filters: { recipient: ['her'] } });
    expect(read('gift for my mother in law', 'en')).toMatchObject({ rest: [], filters: { recipient: ['her'] } });
  });

  it('chooses either value of one facet, and one of each of several', () => {
    expect(read('für mama oder papa zu weihnachten').filters).toEqual({
      recipient: ['her', 'him'],
      occasion: ['christmas'],
    });
  });

  it('knows other forms, words without accents, and prefers the word as it is written', () => {
    expect(read('vegane rezepte').filters).toEqual({ diet: ['vegan'], productType: ['recipe'] });
    expect(read('tasse gotti').filters).toEqual({ recipient: ['her'] });
    expect(read('tasse götti').filters).toEqual({ recipient: ['him'] });
  });

  it('takes compounds of two known words apart, and no others', () => {
    expect(read('weihnachtsgeschenk')).toMatchObject({ rest: [], filters: { occasion: ['christmas'] } });
    expect(read('weihnachtskugel')).toMatchObject({ rest: ['weihnachtskugel'], filters: {} });
  });

  it('leaves names of several words together', () => {
    const lexicon = (names: string[]) => buildLexicon('en', { values, types, names });
    expect(readPhrase(lexicon(['dinner plates']), 'dinner plate')).toMatchObject({
      rest: ['dinner', 'plate'],
      filters: {},
    });
    expect(readPhrase(lexicon([]), 'dinner plate').filters).toEqual({ productType: ['recipe'] });
  });

  it('searches for fillers, and a proper name, if nothing else is said', () => {
    expect(read('geschenk für sie zum')).toMatchObject({ rest: [], filters: { recipient: ['her'] } });
    expect(read('geschenk')).toMatchObject({ rest: ['geschenk'], filters: {} });
    expect(read('ida')).toMatchObject({ rest: ['ida'], filters: {} });
    expect(read('lampe ida')).toMatchObject({ rest: ['lampe'], filters: { maker: ['ida'] } });
  });

  it.each([
    ['lampe unter 50 franken', '-5000'],
    ['lampe bis CHF 49.90', '-4900'],
    ["lampe max. 1'200.-", '-120000'],
    ['lampe 50€', '-5000'],
    ['lampe ab 80 fr.', '8000-'],
    ['lampe zwischen 50 und 100', '5000-10000'],
    ['lampe 50 bis 100 euro', '5000-10000'],
  ])('reads an amount: %s', (term, range) => {
    expect(read(term)).toMatchObject({ rest: ['lampe'], filters: { amount: [range] } });
  });

  it.each(['pfanne 28 cm', 'pfanne bis 28 cm', 'puzzle 1000 teile', 'spiel ab 8 jahren', 'lampe unter 5'])(
    'takes no other number for an amount: %s',
    (term) => expect(read(term).filters).toEqual({}),
  );

  it('reads a duration as the value that it is', () => {
    expect(read('rezepte unter 30 minuten').filters).toEqual({ productType: ['recipe'], time: ['quick'] });
  });
});
