import { shownOn } from './shownOn.ts';

const named = (name: string, shown?: object) => ({ name, ...(shown && { shown }) });
const namesOn = (day: string, ...content: object[]) =>
  (shownOn(content, day) as { name: string }[]).map(({ name }) => name);

describe('shownOn', () => {
  const winter = named('winter', { from: '11-15', until: '02-29' });
  const spring = named('spring', { from: '03-01', until: '05-31' });

  it.each([
    ['2026-11-14', []],
    ['2026-11-15', ['winter']],
    ['2027-01-01', ['winter']],
    ['2027-02-28', ['winter']],
    ['2027-03-01', ['spring']],
    ['2028-02-28', ['winter']],
    ['2028-02-29', ['winter']],
    ['2028-03-01', ['spring']],
    ['2027-05-31', ['spring']],
    ['2027-06-01', []],
  ])('shows on %s what is of the season: %j', (day, names) => {
    expect(namesOn(day, winter, spring)).toEqual(names);
  });

  it('changes on Mondays what is of the week, one after the other', () => {
    const dishes = [1, 2, 3].map((number) => named(`dish ${number}`, { week: [number, 3] }));
    const onDays = (from: number, days: number) =>
      Array.from({ length: days }, (_, index) => namesOn(`2026-11-${from + index}`, ...dishes).join());
    // 23 November 2026 is a Monday.
    const [sunday, ...week] = onDays(22, 8);
    expect(new Set(week.slice(0, 7)).size).toBe(1);
    expect(sunday).not.toBe(week[0]);
    expect(onDays(23, 1)).not.toEqual([namesOn('2026-11-30', ...dishes).join()]);
    expect(namesOn('2026-11-23', ...dishes)).toHaveLength(1);
    expect(namesOn('2026-12-14', ...dishes).join()).toBe(week[0]);
  });

  it.each([
    ['null', null],
    ['a text', 'always'],
    ['a week without its number', { week: 3 }],
    ['a week of none', { week: [1, 0] }],
    ['a season without an end', { from: '11-15' }],
    ['a month that does not exist', { from: '13-01', until: '14-01' }],
  ])('leaves out and reports what has a malformed rule: %s', (_, shown) => {
    const report = import.meta.jest.fn();
    const content = [{ data: { elements: [{ id: 'e-1', kind: 'info', shown }, named('always')] } }];
    expect(shownOn(content, '2026-12-24', report)).toEqual([{ data: { elements: [named('always')] } }]);
    expect(report.mock.calls).toEqual([
      [{ id: 'e-1', kind: 'info', path: '0.data.elements.0', problem: expect.stringMatching(/^shown/) }],
    ]);
  });

  it('leaves out what is deep in the content, and the rules of what is shown', () => {
    const content = [{ data: { elements: [winter, named('always')], other: { items: [spring] } } }];
    expect(shownOn(content, '2026-12-24')).toEqual([
      { data: { elements: [named('winter'), named('always')], other: { items: [] } } },
    ]);
  });
});
