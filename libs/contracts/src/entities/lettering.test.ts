import { letteringSchema } from './lettering.ts';

const straight = { left: 34, top: 56, width: 34, height: 9 };
const parse = (area: object) => letteringSchema.safeParse({ maxLength: 18, area });

it.each([-180, -12, 0, 7.5, 180])('an area may be turned by %d°', (angle) => {
  expect(parse({ ...straight, angle }).data?.area).toEqual({ ...straight, angle });
});

it('leaves an area without an angle as it is', () => {
  expect(parse(straight).data?.area).toEqual(straight);
});

it.each([-180.5, 181, Number.NaN, '12', null])('%p is no angle of an area', (angle) => {
  expect(parse({ ...straight, angle }).success).toBe(false);
});
