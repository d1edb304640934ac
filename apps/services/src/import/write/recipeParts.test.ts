import { type GivenParts, recipeParts } from './recipeParts.ts';
import { withText } from './withText.ts';

const soup = (...names: string[]): GivenParts => ({
  persons: 4,
  ingredients: names.map((name) => ({ amount: 1, unit: 'dl', name })),
  steps: names.map((name) => ({ title: '', text: name, images: [] })),
});

describe('a text in another language', () => {
  it('leaves the others', () => {
    expect(withText({ de: 'Krug' }, 'fr', 'Cruche')).toEqual({ de: 'Krug', fr: 'Cruche' });
  });

  it('is a fallback for the default language until that has its own', () => {
    const first = withText(undefined, 'fr', 'Cruche');
    expect(first).toEqual({ de: 'Cruche', fr: 'Cruche' });
    expect(withText(first, 'fr', 'Pichet')).toEqual({ de: 'Pichet', fr: 'Pichet' });
    expect(withText({ ...first, de: 'Krug' }, 'fr', 'Pichet')).toEqual({ de: 'Krug', fr: 'Pichet' });
  });
});

describe('the parts of a recipe', () => {
  const german = recipeParts(null, soup('Milch', 'Rahm'), 'de', false, []);

  it('are matched by position', () => {
    const both = recipeParts(german, soup('Lait', 'Crème'), 'fr', true, []);
    expect(both.ingredientLists[0]?.ingredients.map(({ name }) => name)).toEqual([
      { de: 'Milch', fr: 'Lait' },
      { de: 'Rahm', fr: 'Crème' },
    ]);
    expect(both.steps[1]?.text).toEqual({ de: 'Rahm', fr: 'Crème' });
  });

  it('stay those of the default language if their number differs in another', () => {
    const notes: string[] = [];
    expect(recipeParts(german, soup('Lait'), 'fr', true, notes)).toBe(german);
    expect(notes).toHaveLength(1);
  });

  it('become those of the default language if their number has changed there', () => {
    const both = recipeParts(german, soup('Lait', 'Crème'), 'fr', true, []);
    expect(recipeParts(both, soup('Milch'), 'de', true, []).steps.map(({ text }) => text)).toEqual([{ de: 'Milch' }]);
  });

  it('keep the products named by an editor', () => {
    const edited = { ...german, steps: german.steps.map((step) => ({ ...step, productId: 'pot' })) };
    expect(recipeParts(edited, soup('Milch', 'Rahm'), 'de', false, []).steps[1]?.productId).toBe('pot');
  });
});
