import { matchesTitle } from './matchesTitle.ts';

it.each([
  ['Pfannen', 'pfannen', true, true],
  ['Pfannen', 'Pfanne', false, true],
  ['Desserts und Kuchen', 'Dessert', false, true],
  ['Brot und Gebäck', 'Brot', false, true],
  ['Töpfe', 'Topf', false, false],
  ['Messer', 'Mess', false, true],
  ['Tee', 'Te', false, false],
])('%s for %s', (title, name, same, similar) => {
  expect([matchesTitle(title, name, 'same'), matchesTitle(title, name, 'similar')]).toEqual([same, similar]);
});
