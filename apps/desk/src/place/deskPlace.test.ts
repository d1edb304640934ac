import { addressOfPlace, type DeskPlace, placeOf } from './deskPlace';

const sites = ['one', 'two'];
const read = (address: string) => {
  const { pathname, search } = new URL(address, 'http://desk');
  return placeOf({ pathname, search }, sites);
};
const place: DeskPlace = { site: 'two', tab: 'reports', kind: null, search: '', entry: null };

it.each([
  place,
  { ...place, tab: 'waiting', kind: 'comment', search: 'a&b ü', entry: 'id-1' },
  { ...place, site: 'one', tab: 'unanswered', search: '50 %' },
] satisfies DeskPlace[])('finds a place again by its address: %j', (one) => {
  expect(read(addressOfPlace(one))).toEqual(one);
});

it('begins with what waits', () => {
  expect(read('/one')).toEqual({ site: 'one', tab: 'waiting', kind: null, search: '', entry: null });
});

it.each(['/', '/three/moderation/waiting', '/one/orders', '/one/moderation/nothing'])(
  'knows no place %s',
  (address) => {
    expect(read(address)).toBeNull();
  },
);

it('takes an unknown kind for all', () => {
  expect(read('/one/moderation/waiting?kind=poem')).toMatchObject({ kind: null });
});
