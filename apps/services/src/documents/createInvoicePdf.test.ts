import { readPdf } from '../../test/support/readPdf.ts';
import { mainSite, otherSite } from '../../test/support/sites.ts';
import { createInvoicePdf } from './createInvoicePdf.ts';
import type { InvoiceDocument } from './InvoiceDocument.ts';
import { paymentReference } from './paymentReference.ts';
import { readDocumentBranding } from './readDocumentBranding.ts';

const QR_IBAN = 'CH4431999123000889012';
const REFERENCE = paymentReference(QR_IBAN, '100123');

async function anInvoice(more: Partial<InvoiceDocument> = {}): Promise<InvoiceDocument> {
  return {
    branding: await readDocumentBranding(mainSite),
    locale: 'de',
    number: '2026-00042',
    issuedAt: Date.UTC(2026, 10, 23),
    orderNumber: '100123',
    orderedAt: Date.UTC(2026, 10, 22),
    seller: {
      ...{ legalName: 'Gioia Geschenke AG', email: 'hallo@gioia.example', telephone: '+41 44 000 00 00' },
      ...{ vatNumber: 'CHE-000.000.000', website: 'www.gioia.example' },
      address: { streetName: 'Schleifenweg', streetNumber: '12', zip: '8005', city: 'Zürich', country: 'CH' },
    },
    billing: {
      ...{ company: '', gender: 'female', firstName: 'Živa', lastName: 'Kovačević', phone: '' },
      ...{ streetName: 'Zwetschgenhalde', streetNumber: '14a', streetAddition: '', zip: '9490', city: 'Vaduz' },
    },
    shipping: null,
    delivery: { type: 'SCHEDULED', method: 'SwissPostScheduled', date: '2026-12-24' },
    lines: [
      { title: 'Becher', subTitle: '', sku: 'mug', words: 'Für 🎉 Oma', qty: 2, unitCents: 5000, vatPermille: null },
    ],
    currency: 'CHF',
    itemsCents: 10_000,
    discountCents: 1000,
    deliveryCents: 790,
    vouchersCents: 500,
    dueCents: 9290,
    refundedCents: 0,
    earlierCents: 0,
    creditOf: null,
    taxes: [{ permille: 81, gross: { cents: 9790 }, tax: { cents: 734 } }],
    state: { due: 'later', at: Date.UTC(2026, 11, 23) },
    transfer: {
      account: { holder: 'Gioia Geschenke AG', iban: QR_IBAN, dueDays: 30 },
      reference: REFERENCE,
      cents: 9290,
    },
    country: 'CH',
    ...more,
  };
}
const read = async (more: Partial<InvoiceDocument> = {}) => readPdf(await createInvoicePdf(await anInvoice(more)));

it('has the sums of the order, from the articles to what is due', async () => {
  const [page] = (await read()).pages;
  expect(page!.replaceAll('\u00a0', ' ')).toContain(
    [
      'Artikel\nCHF 100.00\nRabatt\nCHF -10.00\nZustellung am Wunschtag\nCHF 7.90',
      'Rechnungsbetrag\nCHF 97.90\nGutscheine\nCHF -5.00\nZu bezahlen\nCHF 92.90',
    ].join('\n'),
  );
  expect(page).toContain('MWST-Satz\nNetto\nMWST\nBrutto\n8.1 %\n90.56\n7.34\n97.90');
  expect(page!.replaceAll(/\s+/g, ' ')).toContain('Lieferung Zustellung am Wunschtag, 24.12.2026');
  expect(page).toContain('«Für Oma»\nWertgutschein, MWST erst beim Einlösen\n2\n50.00\n100.00');
});

it('has a QR code that banks read: account, creditor, amount, debtor, reference', async () => {
  expect((await read()).qrCode?.split('\n')).toEqual([
    ...['SPC', '0200', '1', QR_IBAN],
    ...['S', 'Gioia Geschenke AG', 'Schleifenweg', '12', '8005', 'Zürich', 'CH'],
    ...['', '', '', '', '', '', ''],
    ...['92.90', 'CHF'],
    // A Liechtenstein address; the letters of the payment part are western.
    ...['S', 'Ziva Kovacevic', 'Zwetschgenhalde', '14a', '9490', 'Vaduz', 'LI'],
    ...['QRR', REFERENCE, '100123', 'EPD'],
  ]);
});

it('leaves the debtor to be written by hand where the name has other letters', async () => {
  const { billing } = await anInvoice();
  const { qrCode, pages } = await read({ billing: { ...billing, firstName: '李', lastName: '明' } });
  expect(qrCode).toMatch(/92\.90\nCHF\n{8}QRR/);
  expect(pages[0]).toContain('Zahlbar durch (Name/Adresse)');
});

it('cuts what is longer than payment parts may be', async () => {
  const { billing } = await anInvoice();
  const { qrCode } = await read({ billing: { ...billing, company: 'A'.repeat(90), city: 'B'.repeat(60) } });
  expect(qrCode?.split('\n').slice(20, 27)).toEqual([
    ...['S', 'A'.repeat(70), 'Zwetschgenhalde', '14a', '9490', 'B'.repeat(35), 'LI'],
  ]);
});

it('says what is paid or given back, without a payment part', async () => {
  const paid = await read({ transfer: null, state: 'paid', refundedCents: 250 });
  expect(paid.qrCode).toBeNull();
  expect(paid.pages[0]!.replaceAll('\u00a0', ' ')).toContain('Zurückgezahlt\nCHF 2.50');
  expect((await read({ transfer: null, state: 'onPickup' })).pages[0]).toContain('Du bezahlst bei der Abholung.');
});

it('says where the order is collected, and not that it is delivered', async () => {
  const pickupPoint = {
    ...{ id: 'workshop', name: 'Werkstatt Zürich', hours: '' },
    ...{ streetName: 'Schleifenweg', streetNumber: '12', zip: '8005', city: 'Zürich' },
  };
  const delivery = { type: 'STANDARD', method: 'SwissPostStandard', date: null, pickupPoint } as const;
  const { pages } = await read({ delivery, deliveryCents: 0, state: 'onPickup', transfer: null });
  expect(pages[0]).toContain('Abholung: Werkstatt Zürich\ngratis');
  expect(pages[0]).not.toContain('Versand');
});

it('is in the standard fonts for a brand without fonts of its own', async () => {
  const branding = { ...(await readDocumentBranding(otherSite)), fonts: null };
  expect((await read({ branding, transfer: null, state: 'paid' })).pages[0]).toContain('Ziva Kovacevic');
});
