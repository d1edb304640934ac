import { mainSite } from '../../test/support/sites.ts';
import { DocumentRenderer } from './DocumentRenderer.ts';
import { readDocumentBranding } from './readDocumentBranding.ts';
import type { VoucherDocument } from './VoucherDocument.ts';

const renderer = new DocumentRenderer();
afterAll(() => renderer.close());

const voucher = async (more: Partial<VoucherDocument> = {}) => ({
  kind: 'voucher' as const,
  content: {
    ...{ branding: await readDocumentBranding(mainSite), locale: 'de' as const, code: 'K7K2-4QXP-9TRD-HW3B' },
    ...{ gift: { cents: 5000, currency: 'CHF' }, words: '', giver: '', recipient: '', motif: null },
    ...{ validUntil: 0, activationUrl: 'https://www.gioia.example/a' },
    ...more,
  },
});
const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString() === '%PDF-';

it('makes documents one after the other, whoever asks', async () => {
  const order = await voucher();
  const made = await Promise.all(['a', 'b', 'a'].map((caller) => renderer.render(caller, order)));
  expect(made.map(isPdf)).toEqual([true, true, true]);
});

it('says why a document cannot be made, and makes the next one', async () => {
  const broken = await voucher({ motif: Buffer.from('no picture') });
  await expect(renderer.render('a', broken)).rejects.toThrow(/The voucher cannot be made\. .*Unknown image format/s);
  expect(isPdf(await renderer.render('a', await voucher()))).toBe(true);
});

it('makes documents again after it was closed', async () => {
  await renderer.close();
  expect(isPdf(await renderer.render('a', await voucher()))).toBe(true);
});
