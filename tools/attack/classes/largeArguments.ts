import type { Attack } from '../Attack.ts';
import type { AttackedShop } from '../AttackedShop.ts';

const MEGABYTE = 1_048_000;
const MAX_HELD_MS = 50;
const TIMES = 5;
const bodies: readonly (readonly [what: string, body: string])[] = [
  ['empty objects', `[[${'{},'.repeat(MEGABYTE / 3 - 3)}{}]]`],
  ['nested lists', '['.repeat(MEGABYTE)],
  ['one text', JSON.stringify(['a'.repeat(MEGABYTE)])],
  ['escaped quotes', `["${'\\"'.repeat(MEGABYTE / 2 - 4)}"]`],
  ['keys', `[{${Array.from({ length: 80_000 }, (_, n) => `"k${n}":0`).join()}}]`],
  ['long texts', JSON.stringify([Array.from({ length: 1_900 }, () => 'x'.repeat(500))])],
  ['one number', `[${'1'.repeat(MEGABYTE)}]`],
];

export const largeArguments: Attack = {
  name: 'large',
  needsStorefront: false,
  async *run(shop) {
    for (const [what, body] of bodies) {
      const held = await shortestHold(shop, body);
      yield {
        tried: `a megabyte of ${what} holds others for less than ${MAX_HELD_MS} ms`,
        held: held < MAX_HELD_MS,
        detail: `${Math.round(held)} ms`,
      };
    }
  },
};

/**
 * Milliseconds for which a call holds the services back, at best of some: the longest answer of others who ask meanwhile.
 * Whatever else the machine does makes single ones longer.
 */
async function shortestHold(shop: AttackedShop, body: string): Promise<number> {
  let best = Infinity;
  for (let time = 0; time < TIMES; time += 1) {
    let isOver = false;
    const large = shop.call('/services/profile/identity/HasRoles', body).finally(() => (isOver = true));
    let longest = 0;
    while (!isOver) {
      const started = performance.now();
      await (await fetch(`${shop.services}/healthz`)).arrayBuffer();
      longest = Math.max(longest, performance.now() - started);
    }
    await large;
    best = Math.min(best, longest);
  }
  return best;
}
