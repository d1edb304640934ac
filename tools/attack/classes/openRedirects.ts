import { request } from 'node:http';
import type { Attack } from '../Attack.ts';

const HOST = 'elsewhere.example';
const ways = [
  '%5C',
  '%5c%5C',
  '%2F',
  '%2f%2F',
  '%09/',
  '%0A/',
  '%0d%0a/',
  '\\',
  '//',
  '/%2e%2e//',
  '%255C',
  '%25252F',
  '.%2F',
];
const prefixes = ['/', '/de/', '/DE/', '/de//', '/fr/../de/', '/de/%2e/'];

/** Addresses that a shop may turn into a redirect to another host. */
const addresses = prefixes.flatMap((prefix) =>
  ways.flatMap((way) => [`${prefix}${way}${HOST}`, `${prefix}${way}${HOST}/`]),
);

export const openRedirects: Attack = {
  name: 'redirects',
  needsStorefront: true,
  async *run(shop) {
    const leading: string[] = [];
    const faulty: string[] = [];
    for (const address of addresses) {
      const { status, location } = await ask(shop.storefront, address);
      if (status >= 500) faulty.push(`${address} is a ${status}`);
      if (location !== undefined && new URL(location, shop.storefront).origin !== shop.storefront)
        leading.push(`${address} leads to ${location}`);
    }
    const gaveWay = [...leading, ...faulty];
    yield {
      tried: 'redirects that leave the shop',
      held: gaveWay.length === 0,
      detail: gaveWay[0] ?? `${addresses.length} addresses`,
    };
  },
};

/** Sends the path exactly as it is, which `fetch` would tidy up. */
function ask(origin: string, path: string): Promise<{ status: number; location: string | undefined }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
    });
    sent.on('error', reject).end();
  });
}
