import { setTimeout as delay } from 'node:timers/promises';
import type { Attack, Verdict } from '../Attack.ts';
import type { AttackedShop } from '../AttackedShop.ts';
import { CartLoad } from '../CartLoad.ts';
import { OrderLoad } from '../OrderLoad.ts';
import { MAX_RECOVERY_MS, slowest } from '../recovery.ts';

const POLL_MS = 20;

export const killedParts: Attack = {
  name: 'kills',
  needsStorefront: true,
  async *run(shop, { kills }) {
    yield* killUnderLoad(shop, 'postgres', kills);
    yield* killUnderLoad(shop, 'services', kills);
    yield await killStorefront(shop, kills);
  },
};

async function* killUnderLoad(
  shop: AttackedShop,
  part: 'services' | 'postgres',
  kills: number,
): AsyncIterable<Verdict> {
  const servicesBefore = shop.pidOf('services');
  const load = await CartLoad.start(shop);
  const orders = await OrderLoad.start(shop);
  const times: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    await load.settled();
    process.kill(shop.pidOf(part), 'SIGKILL');
    const killed = Date.now();
    await load.nextSuccess();
    times.push(Date.now() - killed);
  }
  const missing = await load.finish();
  const { acknowledged, wrong, unitsAstray } = await orders.finish();
  const survived = part === 'services' || shop.pidOf('services') === servicesBefore;
  yield {
    tried: `${kills} kills of ${part} under load, and no acknowledged change is lost`,
    held: missing === 0 && survived && load.faults.size === 0,
    detail: `${load.acknowledged} changes, ${missing} lost${survived ? '' : ', the services ended too'}`,
  };
  yield {
    tried: 'no acknowledged order is lost or made twice, and all have their stock',
    held: wrong === 0 && unitsAstray === 0 && acknowledged > 0,
    detail: `${acknowledged} orders, ${wrong} wrong, ${unitsAstray} units astray`,
  };
  yield backInTime(part, times);
}

async function killStorefront(shop: AttackedShop, kills: number): Promise<Verdict> {
  const times: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    process.kill(shop.pidOf('storefront'), 'SIGKILL');
    const killed = Date.now();
    do await delay(POLL_MS);
    while (!(await hasPage(shop)));
    times.push(Date.now() - killed);
  }
  return backInTime('the storefront', times);
}

async function hasPage(shop: AttackedShop): Promise<boolean> {
  try {
    const response = await fetch(shop.storefront);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

function backInTime(part: string, times: readonly number[]): Verdict {
  return {
    tried: `${part} is back within ${MAX_RECOVERY_MS / 1000} s each time`,
    held: slowest(times) <= MAX_RECOVERY_MS,
    detail: `${times.length} kills, ${slowest(times)} ms at the slowest`,
  };
}
