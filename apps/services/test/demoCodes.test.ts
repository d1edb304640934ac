import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { voucher as contract } from '@shop/contracts';
import { completeSites } from '../demo/import/completeBrands.ts';
import { demoVoucherId, demoVouchers } from '../demo/vouchers.ts';
import { readContent } from '../demo/import/readBrand.ts';
import { voucherCode } from '../src/voucher/voucherCode.ts';
import { callerOf } from './support/caller.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => void (services = await startTestServices()));
afterAll(() => services.stop());
const call = callerOf(() => services, contract);

const readme = readFileSync(join(import.meta.dirname, '../demo/README.md'), 'utf8');
/** The codes that the README lists for a site. */
const listed = (site: string) =>
  readme.split('\n').flatMap((line) => {
    const [, shop, code] = line.split('|').map((cell) => cell.trim().replaceAll('`', ''));
    return shop === site ? (code ?? []) : [];
  });

describe.each(completeSites)('the README of the demo world, for %s', (site) => {
  it('lists each voucher, which can be used', async () => {
    const found = [];
    for (const { name, kind } of demoVouchers) {
      const code = voucherCode({ id: demoVoucherId(site, name), kind }, services.config.VOUCHER_SECRET);
      const { ret } = await call('Check', [code], { site });
      // A site has no vouchers for what it does not sell.
      if (!ret) continue;
      expect([ret.status, ret.balance]).toEqual(['active', ret.value]);
      found.push(code);
    }
    const vouchers = listed(site).filter((code) => code.includes('-'));
    expect(vouchers.sort()).toEqual(found.sort());
  });

  it('lists each promotion', () => {
    const { site: settings } = readContent(site, (problem) => {
      throw new Error(problem);
    });
    const promotions = listed(site).filter((code) => !code.includes('-'));
    expect(promotions.sort()).toEqual(settings!.promotions.map(({ code }) => code).sort());
  });
});
