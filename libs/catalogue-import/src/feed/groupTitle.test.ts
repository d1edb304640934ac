import { groupTitle } from './groupTitle.ts';

it.each([
  [['Tuch Sommerwiese, klein', 'Tuch Sommerwiese, gross'], 'Tuch Sommerwiese'],
  [['Bräter gusseisern 24 cm', 'Bräter gusseisern 28 cm'], 'Bräter gusseisern'],
  [['Bräter gusseisern', 'Bräter gusseisern (rot)'], 'Bräter gusseisern'],
  [['Teller', 'Terrine'], 'Teller'],
  [['Nur einer'], 'Nur einer'],
])('of %j is %s', (titles, title) => {
  expect(groupTitle(titles)).toBe(title);
});
