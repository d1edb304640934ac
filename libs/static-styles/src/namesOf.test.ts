/** @jest-environment node */
import { namesOf } from './namesOf.ts';
import { readMarkup } from './readMarkup.ts';

const late = (html: string) => `<!--$--><div data-late="">${html}</div><!--/$-->`;

it('reads elements, classes and attributes, and what is late only as present', () => {
  const { classes, present } = namesOf(
    readMarkup(`<p class="a b" data-tone="calm">x</p>${late('<i class="c" data-tone="loud">y</i>')}`),
  );
  expect([...classes]).toEqual(['a', 'b']);
  for (const name of ['<p', '<i', '.a', '.b', '.c', 'data-tone', 'data-tone=loud', 'own data-tone=calm'])
    expect(present).toContain(name);
  expect(present).not.toContain('own data-tone=loud');
});

it.each([
  ['before', (late: string, own: string) => own + late],
  ['after', (late: string, own: string) => late + own],
])('takes as seen what stands %s the same in a late part', (_where, joined) => {
  const element = '<p class="a" data-tone="calm">x</p>';
  const { classes, present } = namesOf(readMarkup(joined(late(element), element)));
  expect([...classes]).toEqual(['a']);
  expect(present).toContain('own data-tone=calm');
});
