import { ingredientTitle } from './ingredientTitle.ts';

const name = { de: 'Butter', fr: 'beurre', en: 'butter', it: 'burro' };
const an = (amount: number | null, unit = '') => ({ id: '1-1', amount, unit, name });

describe('ingredientTitle', () => {
  it('writes amount, unit and name', () => {
    expect(ingredientTitle(an(250, 'g'), 'de')).toBe('250 g Butter');
  });

  it('writes numbers as the language does', () => {
    expect(ingredientTitle(an(1.5, 'l'), 'de')).toBe('1.5 l Butter');
    expect(ingredientTitle(an(1.5, 'l'), 'fr')).toBe('1,5 l beurre');
    expect(ingredientTitle(an(1.5, 'l'), 'it')).toBe('1,5 l burro');
  });

  it('counts pieces without a word', () => {
    expect(ingredientTitle(an(2, 'stk'), 'en')).toBe('2 butter');
  });

  it('uses the plural from more than one', () => {
    expect(ingredientTitle(an(1, 'prise'), 'fr')).toBe('1 pincée beurre');
    expect(ingredientTitle(an(2, 'prise'), 'fr')).toBe('2 pincées beurre');
    expect(ingredientTitle(an(0.5, 'bund'), 'en')).toBe('0.5 bunch butter');
  });

  it('leaves out an amount that nobody measured', () => {
    expect(ingredientTitle(an(null), 'it')).toBe('burro');
  });

  it('falls back to German where a translation is missing', () => {
    expect(ingredientTitle({ ...an(1, 'kg'), name: { de: 'Mehl' } }, 'en')).toBe('1 kg Mehl');
  });
});
