import type { Brand } from '@shop/brands';
import { oneDecimal } from '../oneDecimal.ts';
import { printTable } from '../printTable.ts';
import { run } from '../../run.ts';
import { type Instance, servicesUrl } from '../../shopUnderTest.ts';
import { measured, measureScale } from './measureScale.ts';

/** Items generated beside the demo world's: a small shop and the largest one meant. */
const small = { products: 200, recipes: 20 };
const large = { products: 100_000, recipes: 10_000 };
/** A call may take so many times as long in the large shop. */
const MAX_FACTOR = 3;

/** Times lists, search and suggestions in both sizes, one call at a time. The services run. */
export async function benchScale(instance: Instance, brands: readonly Brand[]): Promise<void> {
  const rows = [];
  const times = { small: await measureAt(instance, brands, small), large: await measureAt(instance, brands, large) };
  for (const { site } of brands) {
    for (const method of measured) {
      const [before, after] = [times.small[site]![method], times.large[site]![method]];
      const factor = after.p95 / before.p95;
      rows.push({
        shop: site,
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

async function measureAt(instance: Instance, brands: readonly Brand[], amounts: typeof small) {
  const { dataDir, postgres } = instance;
  await run(
    process.execPath,
    [
      'apps/services/demo/generate/main.ts',
      ...Object.entries(amounts).flatMap(([kind, amount]) => [`--${kind}`, String(amount)]),
    ],
    { DATA_DIR: dataDir, EMBEDDED_POSTGRES_PORT: String(postgres) },
  );
  const times: Record<string, Awaited<ReturnType<typeof measureScale>>> = {};
  for (const { site } of brands) times[site] = await measureScale(site, servicesUrl(instance));
  return times;
}
