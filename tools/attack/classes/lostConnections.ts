import type { Attack } from '../Attack.ts';
import { CartLoad } from '../CartLoad.ts';
import { OrderLoad } from '../OrderLoad.ts';
import { MAX_RECOVERY_MS, slowest } from '../recovery.ts';

export const lostConnections: Attack = {
  name: 'connections',
  needsStorefront: false,
  async *run(shop, { losses }) {
    const pid = shop.pidOf('services');
    const load = await CartLoad.start(shop);
    const orders = await OrderLoad.start(shop);
    const times: number[] = [];
    let ended = 0;
    for (let loss = 0; loss < losses; loss += 1) {
      await load.settled();
      ended += await shop.endConnections();
      const lost = Date.now();
      await load.nextSuccess();
      times.push(Date.now() - lost);
    }
    const missing = await load.finish();
    const { acknowledged, wrong, unitsAstray } = await orders.finish();
    yield {
      tried: `${losses} times all database connections are ended under load, and no acknowledged change is lost`,
      held: missing === 0,
      detail: `${ended} connections, ${load.acknowledged} changes, ${missing} lost`,
    };
    yield {
      tried: 'no acknowledged order is lost or made twice, and all have their stock',
      held: wrong === 0 && unitsAstray === 0 && acknowledged > 0,
      detail: `${acknowledged} orders, ${wrong} wrong, ${unitsAstray} units astray`,
    };
    yield {
      tried: 'the services go on, and no visitor meets a fault',
      held: shop.pidOf('services') === pid && load.faults.size === 0,
      detail: [...load.faults].map(([status, count]) => `${status}: ${count}`).join(', ') || 'no fault',
    };
    yield {
      tried: `they are back within ${MAX_RECOVERY_MS / 1000} s`,
      held: slowest(times) <= MAX_RECOVERY_MS,
      detail: `${slowest(times)} ms at the slowest`,
    };
  },
};
