import type { TaxShare } from '@shop/contracts';
import { taxWithin } from '../cart/vatRates.ts';
import { allocate } from '../checkout/allocate.ts';

/** What an order's invoice came to: money and vouchers. */
interface Invoiced {
  dueCents: number;
  vouchersCents: number;
  taxes: readonly TaxShare[];
}

/** A part of an invoice, in cents. What of it is not in `taxes` is not taxed: value vouchers, and what was exchanged. */
export interface InvoicePart {
  cents: number;
  taxes: TaxShare[];
}

/** What an invoice is still for, after its credit notes. */
export function restOfInvoice(
  { dueCents, vouchersCents, taxes }: Invoiced,
  notes: readonly Pick<InvoicePart, 'cents' | 'taxes'>[],
): InvoicePart {
  const credited = notes.flatMap((note) => note.taxes);
  return {
    cents: dueCents + vouchersCents - sum(notes.map(({ cents }) => cents)),
    taxes: taxes.map(({ permille, gross, tax }) => {
      const before = credited.filter((share) => share.permille === permille);
      return {
        permille,
        gross: { cents: gross.cents - sum(before.map((share) => share.gross.cents)) },
        tax: { cents: tax.cents - sum(before.map((share) => share.tax.cents)) },
      };
    }),
  };
}

/**
 * The taxes of a part of what an invoice is still for. `byRate` says how much of it is taxed at which rate, as far as that
 * is left; what it does not say is divided in proportion to what is left.
 */
export function taxesOfPart(rest: InvoicePart, cents: number, byRate?: ReadonlyMap<number, number>): TaxShare[] {
  const left = rest.taxes.map(({ gross }) => gross.cents);
  const untaxedLeft = rest.cents - sum(left);
  const wanted = rest.taxes.map(({ permille }) => byRate?.get(permille) ?? 0);
  const known = byRate ? [...wanted, cents - sum(wanted)] : wanted.concat(0);
  const first = [...left, untaxedLeft].map((amount, index) => Math.min(amount, known[index]!));
  const more = allocate(
    cents - sum(first),
    [...left, untaxedLeft].map((amount, index) => amount - first[index]!),
  );
  return rest.taxes
    .map(({ permille, gross, tax }, index) => {
      const own = first[index]! + more[index]!;
      // The last part takes what rounding has left.
      const ownTax = own === gross.cents ? tax.cents : Math.min(tax.cents, taxWithin(own, permille));
      return { permille, gross: { cents: own }, tax: { cents: ownTax } };
    })
    .filter(({ gross }) => gross.cents > 0);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
