import { trustedProxies } from './trustedProxies.ts';

it('reads none', () => {
  expect(trustedProxies('false')).toBe(false);
});

it.each([
  ['loopback', ['loopback']],
  ['10.0.0.0/8, 192.168.1.1', ['10.0.0.0/8', '192.168.1.1']],
  ['fd00::/8,::1', ['fd00::/8', '::1']],
])('reads %s', (setting, expected) => {
  expect(trustedProxies(setting)).toEqual(expected);
});

it('counts hops from this server outwards', () => {
  const trusts = trustedProxies('2') as (address: string, hop: number) => boolean;
  expect([0, 1, 2].map((hop) => trusts('192.0.2.1', hop))).toEqual([true, true, false]);
});

it.each(['true', '', '0', '-1', '0.0.0.0/0', '::/0', 'loopback,', 'proxy.example', '1,2'])('refuses %p', (setting) => {
  expect(trustedProxies(setting)).toBeUndefined();
});
