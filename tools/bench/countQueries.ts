import type { Brand } from '@shop/brands';
import { type Instance, startStorefront, storefrontUrl } from '../shopUnderTest.ts';
import type { Supervisor } from '../supervise.ts';
import type { ServiceRecorder } from './ServiceRecorder.ts';

export interface Cost {
  queries: number;
  calls: readonly string[];
}

/** What one page costs the database when its storefront was just started and remembers nothing. */
export async function countQueries(
  supervisor: Supervisor,
  { brand, instance, path, recorder }: { brand: Brand; instance: Instance; path: string; recorder: ServiceRecorder },
): Promise<Cost> {
  const storefront = await startStorefront(supervisor, brand, instance, { SERVICES_URL: recorder.url });
  try {
    recorder.reset();
    const response = await fetch(storefrontUrl(brand, instance) + path, { signal: AbortSignal.timeout(10_000) });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} of ${brand.site} answered ${response.status}`);
    return { queries: recorder.queries, calls: recorder.calls };
  } finally {
    await supervisor.stopPart(storefront);
  }
}
