import { argumentOf, type Method, services } from '@shop/contracts';
import { arbitraryOf, awkwardTexts } from '@shop/contracts/testing';
import fc from 'fast-check';
import { forAll } from '../../bench/forAll.ts';
import { residentMegabytes } from '../../bench/residentMegabytes.ts';
import type { Attack } from '../Attack.ts';
import { FuzzingVisitors, visitorKinds } from '../FuzzingVisitors.ts';

const AT_ONCE = 16;
/** Calls of a method at a time, before the next method's turn. */
const BATCH = 50;
const MAX_GROWTH = 1.2;
/** Of a method that is in the contracts only. */
const NOT_FOUND = 404;
/** Memory is compared from here on: caches and compiled code are there by then. */
const WARM_AT = 0.4;

const anything = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    awkwardTexts,
    fc.string({ unit: 'binary' }),
    fc.oneof(fc.integer(), fc.double(), fc.constantFrom(2 ** 31, 2 ** 53, 1e308, -0.5)),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('any'), { maxKeys: 6 }),
  ),
})).any;
const noJson = fc.oneof(fc.string(), fc.constantFrom('[', '[1,]', '{}', '[1e999]', '["\\ud800"]', '"', '[-0]'));

/** Bodies of a method: of its schema, of anything, and what is no JSON. */
const methods = Object.values(services).flatMap(({ path, methods: ofService }) =>
  Object.entries<Method>(ofService).map(([name, method]) => ({
    path: `${path}/${name}`,
    bodies: fc.oneof(
      { weight: 6, arbitrary: fc.tuple(...method.args.map((each) => arbitraryOf(argumentOf(each)[1]))).map(toJson) },
      { weight: 3, arbitrary: fc.array(anything, { maxLength: 5 }).map(toJson) },
      { weight: 1, arbitrary: noJson },
    ),
  })),
);

export const fuzzedCalls: Attack = {
  name: 'calls',
  needsStorefront: false,
  async *run(shop, { calls, seed }) {
    const statuses = new Map<number, number>();
    const faults: string[] = [];
    const memory: number[] = [];
    const pid = shop.pidOf('services');
    const turns = [...methods];
    const visitors = new FuzzingVisitors(shop);
    for (let done = 0, round = 0; done < calls; round += 1) {
      const turn = turns.shift()!;
      const { path, bodies } = turn;
      let isBuilt = false;
      // Shifted with each turn of all methods, so that everybody calls everything.
      const kind = visitorKinds[(round + Math.floor(round / methods.length)) % visitorKinds.length]!;
      await visitors.ensure(kind);
      const made = fc.sample(bodies, { seed: seed + round, numRuns: Math.min(BATCH, calls - done) });
      await forAll(made, AT_ONCE, async (body, index) => {
        const status = await visitors.call(kind, path, body, networkOf(done + index));
        isBuilt ||= status !== NOT_FOUND;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500 || status === 0) faults.push(`${kind} ${path} ${status} ${body.slice(0, 200)}`);
      });
      done += made.length;
      if (isBuilt) turns.push(turn);
      const now = residentMegabytes(pid);
      if (done >= calls * WARM_AT && now !== null) memory.push(now);
    }
    const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    yield {
      tried: `${calls} fuzzed calls without a fault (seed ${seed})`,
      held: faults.length === 0,
      detail: [counts.join(', '), ...faults.slice(0, 3)].join('; '),
    };
    const fifth = Math.ceil(memory.length / 5);
    const [before, after] = [median(memory.slice(0, fifth)), median(memory.slice(-fifth))];
    yield {
      tried: 'memory of the services grows under 20 % meanwhile',
      held: after < before * MAX_GROWTH,
      detail: `${before} to ${after} MB`,
    };
  },
};

/** Each call comes from another network, so that limits for one do not end the attack. */
const networkOf = (call: number): string => `10.${(call >> 16) & 255}.${(call >> 8) & 255}.${call & 255}`;

function toJson(value: unknown): string {
  return JSON.stringify(value);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
