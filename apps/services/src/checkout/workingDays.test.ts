import { workingDaysOf } from './workingDays.ts';

const zurich = workingDaysOf({ country: 'CH', region: 'ZH' });
const berlin = workingDaysOf({ country: 'DE', region: 'BE' });

it.each([
  ['a Tuesday', '2026-11-24', true],
  ['a Saturday', '2026-11-28', false],
  ['a Sunday', '2026-11-29', false],
  ['Christmas', '2026-12-25', false],
  ['Saint Stephen', '2028-12-26', false],
  ['Labour Day in Zurich', '2026-05-01', false],
  ['Easter Monday', '2026-04-06', false],
  ['the national day', '2028-08-01', false],
])('knows %s', (_name, day, works) => expect(zurich.isWorkingDay(day)).toBe(works));

it('knows the days off of each seat', () => {
  expect(berlin.isWorkingDay('2028-08-01')).toBe(true);
  expect(berlin.isWorkingDay('2028-10-03')).toBe(false);
});

it('counts working days over weekends and holidays', () => {
  expect(zurich.after('2026-12-23', 1)).toBe('2026-12-24');
  expect(zurich.after('2026-12-24', 1)).toBe('2026-12-28');
  expect(zurich.after('2026-11-27', 0)).toBe('2026-11-27');
});

it('leaves out Saturdays that are holidays', () => {
  const saturdays = zurich.next('2026-12-18', 2, (day) => zurich.isDeliverySaturday(day));
  expect(saturdays).toEqual(['2026-12-19', '2027-01-02'].map((day) => (zurich.isDeliverySaturday(day) ? day : 'none')));
});
