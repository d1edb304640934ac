import fc from 'fast-check';
import { computeTotals } from '../checkout/computeTotals.ts';
import { type InvoicePart, restOfInvoice, taxesOfPart } from './creditTaxes.ts';

/** Random carts; each takes microseconds. */
const CARTS = 100_000;

const share = (permille: number, gross: number, tax: number) => ({
  permille,
  gross: { cents: gross },
  tax: { cents: tax },
});
const invoice = { dueCents: 12_000, vouchersCents: 0, taxes: [share(81, 10_810, 810), share(26, 1_026, 26)] };

describe('a part of an invoice', () => {
  it('is taxed as its lines are', () => {
    expect(taxesOfPart(restOfInvoice(invoice, []), 1_026, new Map([[26, 1_026]]))).toEqual([share(26, 1_026, 26)]);
  });

  it('that is an amount is taxed in proportion', () => {
    expect(taxesOfPart(restOfInvoice(invoice, []), 6_000)).toEqual([share(81, 5_405, 405), share(26, 513, 13)]);
  });

  it('is no more than is left of its rate: the rest is taken from the others', () => {
    const rest = restOfInvoice(invoice, [{ cents: 1_000, taxes: [share(26, 1_000, 25)] }]);
    const taxes = taxesOfPart(rest, 1_026, new Map([[26, 1_026]]));
    expect(taxes.find(({ permille }) => permille === 26)).toEqual(share(26, 26, 1));
    expect(taxes.find(({ permille }) => permille === 81)!.gross.cents).toBeGreaterThan(900);
  });

  it('that is all that is left has the taxes that are left', () => {
    const note = { cents: 3_333, taxes: taxesOfPart(restOfInvoice(invoice, []), 3_333) };
    const rest = restOfInvoice(invoice, [note]);
    expect(rest).toEqual({ cents: 8_667, taxes: taxesOfPart(rest, rest.cents) });
  });
});

it('parts of any invoice come to it in the end, to the cent and in each rate, and never to more', () => {
  const line = fc.record({
    cents: fc.integer({ min: 0, max: 500_000 }),
    permille: fc.constantFrom(26, 81, null),
    isExperience: fc.boolean(),
  });
  const voucher = fc.record({ cents: fc.integer({ min: 0, max: 300_000 }), isExchange: fc.boolean() });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.array(voucher, { maxLength: 3 }),
      fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(26, 81, null)), { maxLength: 5 }),
      (lines, vouchers, parts) => {
        const { totals } = computeTotals({
          ...{ lines, vouchers, deliveryCents: 790, standardPermille: 81, discountCents: 1_000, currency: 'CHF' },
        });
        const invoiced = { dueCents: totals.due.cents, vouchersCents: totals.vouchers.cents, taxes: totals.taxes };
        const notes: InvoicePart[] = [];
        for (const [portion, permille] of parts) {
          const rest = restOfInvoice(invoiced, notes);
          const cents = Math.floor(rest.cents * portion);
          notes.push({ cents, taxes: taxesOfPart(rest, cents, permille ? new Map([[permille, cents]]) : undefined) });
        }
        const rest = restOfInvoice(invoiced, notes);
        notes.push({ cents: rest.cents, taxes: taxesOfPart(rest, rest.cents) });
        const end = restOfInvoice(invoiced, notes);
        const grossOf = (taxes: InvoicePart['taxes']) => taxes.reduce((sum, one) => sum + one.gross.cents, 0);
        return (
          end.cents === 0 &&
          end.taxes.every(({ gross, tax }) => gross.cents === 0 && tax.cents === 0) &&
          notes.every(
            ({ cents, taxes }) =>
              Number.isSafeInteger(cents) && grossOf(taxes) <= cents && taxes.every(({ tax }) => tax.cents >= 0),
          )
        );
      },
    ),
    { numRuns: CARTS, seed: 55 },
  );
});
