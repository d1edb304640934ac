import { slug } from './slug.ts';

describe('slug', () => {
  it('writes German umlauts as two letters', () => {
    expect(slug('Für sie: Töpfe & Ähren', 'de')).toBe('fuer-sie-toepfe-aehren');
  });

  it('only drops the accents in the other languages', () => {
    expect(slug('Pour elle, à l’été', 'fr')).toBe('pour-elle-a-l-ete');
    expect(slug('Zürich', 'it')).toBe('zurich');
  });

  it('spells out ligatures', () => {
    expect(slug('Cœur de bœuf', 'fr')).toBe('coeur-de-boeuf');
  });

  it('never begins or ends with a hyphen', () => {
    expect(slug('«Vierundzwanzig» 24!', 'de')).toBe('vierundzwanzig-24');
    expect(slug('a'.repeat(79) + ' b c', 'en')).toBe('a'.repeat(79));
  });
});
