import { readPdf } from '../../test/support/readPdf.ts';
import { mainSite } from '../../test/support/sites.ts';
import { createVoucherPdf } from './createVoucherPdf.ts';
import { readDocumentBranding } from './readDocumentBranding.ts';
import type { VoucherDocument } from './VoucherDocument.ts';

/** A white PNG of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';

const activationUrl = 'https://www.gioia.example/erlebnisgutschein-aktivieren?code=E7K2M-4QXP-9TRD-HW3B';

async function read(more: Partial<VoucherDocument> = {}) {
  const voucher: VoucherDocument = {
    branding: await readDocumentBranding(mainSite),
    locale: 'de',
    code: 'E7K2M-4QXP-9TRD-HW3B',
    gift: { title: 'Ballonfahrt über den Alpen', subTitle: 'Für zwei' },
    words: 'Zieh dich warm an!',
    giver: 'Marko',
    recipient: 'Lea',
    motif: null,
    validUntil: Date.UTC(2029, 10, 22),
    activationUrl,
    ...more,
  };
  const { pages, ...rest } = readPdf(await createVoucherPdf(voucher));
  return { ...rest, pages, text: pages.join('\n').replaceAll(/[\s\u00a0]+/g, ' ') };
}

it('is a page with gift, words, names, code and validity', async () => {
  const { pages, text, title, language, isTagged, structure } = await read();
  expect(pages).toHaveLength(1);
  expect(text).toContain('Erlebnisgutschein Ballonfahrt über den Alpen Für zwei Für Lea Zieh dich warm an! Von Marko');
  expect(text).toContain('Gutscheincode E7K2M-4QXP-9TRD-HW3B Gültig bis 22.11.2029');
  expect(text).toContain('auf www.gioia.example');
  expect([title, language, isTagged]).toEqual(['Erlebnisgutschein Ballonfahrt über den Alpen', 'de', true]);
  expect(structure).toEqual(expect.arrayContaining(['H1', 'Figure']));
});

it('has a QR code of the address that activates it', async () => {
  expect((await read()).qrCode).toBe(activationUrl);
});

it.each([
  ['de', 'Geschenkgutschein CHF 1’000.00', 'Gültig bis'],
  ['fr', 'Bon cadeau CHF 1’000.00', 'Valable jusqu’au'],
  ['en', 'Gift card CHF 1’000.00', 'Valid until'],
  ['it', 'Buono valore CHF 1’000.00', 'Valido fino al'],
] as const)('tells the amount in the language %s', async (locale, gift, validity) => {
  const { text } = await read({ locale, gift: { cents: 100_000, currency: 'CHF' } });
  expect(text).toContain(gift);
  expect(text).toContain(validity);
});

it('stays on one page whatever is written, and shows that words were cut', async () => {
  const { pages, text } = await read({
    gift: { title: 'Ein sehr langer Titel für ein Erlebnis '.repeat(8), subTitle: 'Für zwei' },
    words: 'Alles Gute und noch viel mehr davon '.repeat(60),
  });
  expect(pages).toHaveLength(1);
  expect(text.match(/…/g)).toHaveLength(2);
  expect(text).toContain('Von Marko');
});

it('needs neither names nor words, and takes a picture', async () => {
  const { text } = await read({ words: '', giver: '', recipient: '', motif: Buffer.from(PIXEL, 'base64') });
  expect(text).not.toMatch(/Von|Für Lea/);
});
