import { addressOfLocation, type DeskLocation, locationOf } from './deskLocation';

const sites = ['one', 'two'];
const read = (address: string) => {
  const { pathname, search } = new URL(address, 'http://desk');
  return locationOf({ pathname, search }, sites);
};
const location: DeskLocation = { site: 'two', tab: 'reports', kind: null, search: '', entry: null };

it.each([
  location,
  { ...location, tab: 'waiting', kind: 'comment', search: 'a&b ü', entry: 'id-1' },
  { ...location, site: 'one', tab: 'unanswered', search: '50 %' },
] satisfies DeskLocation[])('finds a location again by its address: %j', (one) => {
  expect(read(addressOfLocation(one))).toEqual(one);
});

it('begins with what waits', () => {
  expect(read('/one')).toEqual({ site: 'one', tab: 'waiting', kind: null, search: '', entry: null });
});

it.each(['/', '/three/moderation/waiting', '/one/orders', '/one/moderation/nothing'])(
  'knows no location %s',
  (address) => {
    expect(read(address)).toBeNull();
  },
);

it('takes an unknown kind for all', () => {
  expect(read('/one/moderation/waiting?kind=poem')).toMatchObject({ kind: null });
});
