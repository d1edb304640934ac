import { printTable } from '../printTable.ts';
import { run } from '../../run.ts';
import { addressOf, type App, type Place } from '../../shopUnderTest.ts';
import { measured, measureScale } from './measureScale.ts';

/** Items generated beside the demo world's: a small shop and the largest one meant. */
const small = { products: 200, recipes: 20 };
const large = { products: 100_000, recipes: 10_000 };
/** A call may take so many times as long in the large shop. */
const MAX_FACTOR = 3;

/** Times lists, search and suggestions in both sizes, one call at a time. The services run. */
export async function benchScale(place: Place, apps: readonly App[]): Promise<void> {
  const rows = [];
  const times = { small: await measureAt(place, apps, small), large: await measureAt(place, apps, large) };
  for (const app of apps) {
    for (const method of measured) {
      const [before, after] = [times.small[app]![method], times.large[app]![method]];
      const factor = after.p95 / before.p95;
      rows.push({
        shop: app,
        method,
        calls: after.calls,
        'small p50 ms': oneDecimal(before.p50),
        'small p95 ms': oneDecimal(before.p95),
        'large p50 ms': oneDecimal(after.p50),
        'large p95 ms': oneDecimal(after.p95),
        'p95 factor': oneDecimal(factor),
      });
      if (factor > MAX_FACTOR) process.exitCode = 1;
    }
  }
  printTable(`${small.products} products and ${large.products} (at most ${MAX_FACTOR} times the p95)`, rows);
}

async function measureAt(place: Place, apps: readonly App[], amounts: typeof small) {
  const { dataDir, postgres } = place;
  await run(
    process.execPath,
    [
      'apps/services/demo/generate/main.ts',
      ...Object.entries(amounts).flatMap(([kind, amount]) => [`--${kind}`, String(amount)]),
    ],
    { DATA_DIR: dataDir, EMBEDDED_POSTGRES_PORT: String(postgres) },
  );
  const times: Partial<Record<App, Awaited<ReturnType<typeof measureScale>>>> = {};
  for (const app of apps) times[app] = await measureScale(app, addressOf('services', place));
  return times;
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;
