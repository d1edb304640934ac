import { ingredientTitle } from './ingredientTitle.ts';

const name = { de: 'Butter', fr: 'beurre', en: 'butter', it: 'burro' };
const an = (amount: number | null, unit = '') => ({ id: '1-1', amount, unit, name });

describe('ingredientTitle', () => {
  it('formats amount, unit and name', () => {
    expect(ingredientTitle(an(250, 'g'), 'de')).toBe('250 g Butter');
  });

  it('formats numbers by language', () => {
    expect(ingredientTitle(an(1.5, 'kg'), 'de')).toBe('1.5 kg Butter');
    expect(ingredientTitle(an(1.5, 'kg'), 'fr')).toBe('1,5 kg de beurre');
    expect(ingredientTitle(an(1.5, 'kg'), 'it')).toBe('1,5 kg burro');
    expect(ingredientTitle(an(1500, 'g'), 'de')).toBe('1500 g Butter');
  });

  it('uses common fractions, and decimals for metric units', () => {
    const lines = [0.25, 1 / 3, 0.33, 0.5, 0.67, 0.75, 1.5, 0.3].map((amount) =>
      ingredientTitle(an(amount, 'tl'), 'en'),
    );
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['¼', '⅓', '⅓', '½', '⅔', '¾', '1½', '0.3']);
    expect(ingredientTitle(an(0.25, 'g'), 'de')).toBe('0.25 g Butter');
    expect(ingredientTitle(an(0.5, ''), 'de')).toBe('½ Butter');
  });

  it('has no unit for pieces', () => {
    expect(ingredientTitle(an(2, 'stk'), 'en')).toBe('2 butter');
  });

  it('uses the plural from more than one', () => {
    expect(ingredientTitle(an(1, 'prise'), 'fr')).toBe('1 pincée de beurre');
    expect(ingredientTitle(an(2, 'prise'), 'fr')).toBe('2 pincées de beurre');
    expect(ingredientTitle(an(0.5, 'bund'), 'en')).toBe('½ bunch butter');
    expect(ingredientTitle(an(1.5, 'prise'), 'fr')).toBe('1½ pincée de beurre');
    expect(ingredientTitle(an(1.5, 'prise'), 'it')).toBe('1½ pizzichi burro');
  });

  it('omits a missing amount', () => {
    expect(ingredientTitle(an(null), 'it')).toBe('burro');
  });

  it('falls back to German where a translation is missing', () => {
    expect(ingredientTitle({ ...an(1, 'kg'), name: { de: 'Mehl' } }, 'en')).toBe('1 kg Mehl');
  });
});
