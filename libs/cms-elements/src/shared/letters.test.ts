import { groupByLetter, letterOf } from './letters';

describe('letterOf', () => {
  it.each([
    ['Pfanne', 'P'],
    ['pfanne', 'P'],
    ['Öl', 'O'],
    ['Émail', 'E'],
    ['œuf', 'O'],
    ['«Vierundzwanzig»', 'V'],
    ['’s Messer', 'S'],
    ['30 Tage', '0–9'],
    ['Ωmega', '0–9'],
    ['', '0–9'],
  ])('of %j is %s', (title, letter) => expect(letterOf(title)).toBe(letter));
});

describe('groupByLetter', () => {
  const groups = (...titles: string[]) => groupByLetter(titles, (title) => title);

  it('sorts by letter and, within one, ignoring case and accents', () => {
    expect(groups('zopf', 'Ähre', 'Brot', 'aal', 'Arve')).toEqual([
      { letter: 'A', items: ['aal', 'Ähre', 'Arve'] },
      { letter: 'B', items: ['Brot'] },
      { letter: 'Z', items: ['zopf'] },
    ]);
  });

  it('puts what begins with no letter at the end', () => {
    expect(groups('2 Löffel', 'Zimt').map(({ letter }) => letter)).toEqual(['Z', '0–9']);
  });

  it('keeps the order of equal keys', () => {
    expect(groups('Öl', 'OL', 'öl')).toEqual([{ letter: 'O', items: ['Öl', 'OL', 'öl'] }]);
  });
});
