import type { Brand } from '@shop/brands';
import { type Instance, startStorefront, storefrontUrl } from '../shopUnderTest.ts';
import type { Supervisor } from '../supervise.ts';
import { type Load, measureLoad } from './load.ts';
import type { BenchOptions, PageName, Way } from './options.ts';
import type { Pages } from './pages.ts';
import { residentMegabytes } from './residentMegabytes.ts';
import { signIn } from './signIn.ts';

export interface PageLoad extends Load {
  page: PageName;
  way: Way;
}

export interface BrandLoad {
  loads: PageLoad[];
  /** Of each storefront process, once it had served everything it was asked for. */
  memory: { pageCache: string; megabytes: number | null }[];
}

/** One storefront process serves what comes from memory and what people with a session get, another renders everything. */
const processes: { pageCache: 'on' | 'off'; ways: readonly Way[] }[] = [
  { pageCache: 'on', ways: ['cached', 'signed-in'] },
  { pageCache: 'off', ways: ['uncached'] },
];

/** Measures the pages of one shop, one after the other, in every way asked for. */
export async function measureBrand(
  supervisor: Supervisor,
  { brand, instance, pages, options }: { brand: Brand; instance: Instance; pages: Pages; options: BenchOptions },
): Promise<BrandLoad> {
  const origin = storefrontUrl(brand, instance);
  const result: BrandLoad = { loads: [], memory: [] };
  for (const { pageCache, ways } of processes) {
    const asked = ways.filter((way) => options.ways.includes(way));
    if (!asked.length) continue;
    const storefront = await startStorefront(supervisor, brand, instance, { PAGE_CACHE: pageCache });
    for (const way of asked) {
      const cookie = way === 'signed-in' ? await signIn(origin) : undefined;
      for (const page of options.pages) {
        const load = await measureLoad(origin + pages[page], options.seconds, cookie);
        result.loads.push({ page, way, ...load });
        console.log(`${brand.site} ${page} ${way}: ${Math.round(load.requestsPerSecond)} requests a second`);
      }
    }
    result.memory.push({ pageCache, megabytes: residentMegabytes(supervisor.pidOf(storefront)) });
    await supervisor.stopPart(storefront);
  }
  return result;
}
