import { measurePhrases } from './support/searchPhrases.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { demoSites } from '../demo/demoBrands.ts';
import { writeFileSync } from 'node:fs';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());

it.each(demoSites)('x %s', async (site) => {
  const out: string[] = [];
  for (const half of ['tune', 'held-back'] as const) {
    const r = await measurePhrases(services, site, half);
    out.push(`${site} ${half} n=${r.count} right=${(r.right * 100).toFixed(1)} empty=${(r.empty * 100).toFixed(1)}`);
    if (half === 'tune' || process.env['ALL']) out.push(...r.failures);
  }
  writeFileSync(`/tmp/keep/q/out-${site}.txt`, out.join('\n'));
});
