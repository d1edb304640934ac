import { urlWithDomain } from './relyingParty.ts';

it.each([
  ['https://www.shop.example', 'https://www.shop.example'],
  ['https://shop.example:8443/path', 'https://shop.example:8443'],
  ['http://localhost:4200', 'http://localhost:4200'],
  ['http://127.0.0.1:4201', 'http://localhost:4201'],
  ['http://[::1]:4201', 'http://localhost:4201'],
  ['https://192.0.2.7', undefined],
  ['https://[2001:db8::7]', undefined],
])('passkeys of %s are for %s', (address, origin) => expect(urlWithDomain(address)?.origin).toBe(origin));
