import type { InvoiceDocument } from '../documents/InvoiceDocument.ts';
import { unitsOf } from '../order/desk/refundOfLines.ts';
import { type CreditNoteRow, creditNoteNumber } from './creditNotes.ts';
import { type InvoiceSource, toInvoiceDocument, toInvoiceLine } from './toInvoiceDocument.ts';

interface CreditNoteSource extends InvoiceSource {
  note: CreditNoteRow;
  /** All credit notes of the order, the oldest first. */
  notes: readonly CreditNoteRow[];
}

/** All that a credit note says: the units it is for; where it is for the rest of an order, those that are left. */
export function toCreditNoteDocument({ note, notes, ...source }: CreditNoteSource): InvoiceDocument {
  const { order, issued, lines } = source;
  const before = notes.slice(
    0,
    notes.findIndex(({ id }) => id === note.id),
  );
  const gone = unitsOf(before.flatMap((one) => one.lines));
  const own = unitsOf(note.lines);
  const credited = lines.flatMap((line) => {
    const id = String(line.position);
    const qty = note.isRest ? line.qty - (gone.get(id) ?? 0) : (own.get(id) ?? 0);
    return qty > 0 ? [{ ...toInvoiceLine(line), qty }] : [];
  });
  const itemsCents = credited.reduce((sum, { qty, unitCents }) => sum + qty * unitCents, 0);
  const deliveryCents = note.isRest ? order.deliveryCents : 0;
  const amounts = before.filter((one) => one.lines.length === 0);
  const earlierCents = note.isRest ? amounts.reduce((sum, { cents }) => sum + cents, 0) : 0;
  return {
    ...toInvoiceDocument(source),
    number: creditNoteNumber(note),
    creditOf: issued.number,
    issuedAt: note.issuedAt.getTime(),
    lines: credited,
    ...{ itemsCents, deliveryCents, earlierCents, vouchersCents: 0, refundedCents: 0 },
    discountCents: credited.length > 0 ? itemsCents + deliveryCents - earlierCents - note.cents : 0,
    dueCents: note.cents,
    taxes: note.taxes,
    state: 'credited',
    transfer: null,
  };
}
