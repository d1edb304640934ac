import type { RefundedLine } from '@shop/contracts';
import { allocate } from '../../checkout/allocate.ts';
import type { OrderRow } from '../insertOrder.ts';
import type { OrderLineRow } from '../orderRepository.ts';

interface Asked {
  lines: readonly RefundedLine[];
  /** Those before: the order's credit notes. */
  credited: readonly { lines: readonly RefundedLine[] }[];
}

/** What units of lines come to. */
export interface LinesAmount {
  cents: number;
  /** What of it is taxed, by rate in tenths of a percent. */
  byRate: Map<number, number>;
}

/**
 * What units of lines cost, less their share of the order's discount, which is taken off what is taxed alone. All units
 * of a line together give exactly what was paid for it, in however many refunds. Null for more units than there are.
 */
export function refundOfLines(
  { discountCents }: Pick<OrderRow, 'discountCents'>,
  lines: readonly Pick<OrderLineRow, 'position' | 'qty' | 'unitCents' | 'vatPermille'>[],
  { lines: asked, credited }: Asked,
): LinesAmount | null {
  const gross = lines.map(({ qty, unitCents }) => qty * unitCents);
  const discounts = allocate(
    discountCents,
    lines.map(({ vatPermille }, index) => (vatPermille === null ? 0 : gross[index]!)),
  );
  const before = unitsOf(credited.flatMap((one) => one.lines));
  const wanted = unitsOf(asked);
  const known = new Set(lines.map(({ position }) => String(position)));
  if ([...wanted.keys()].some((id) => !known.has(id))) return null;
  const amount: LinesAmount = { cents: 0, byRate: new Map() };
  for (const [index, { position, qty, vatPermille }] of lines.entries()) {
    const from = before.get(String(position)) ?? 0;
    const to = from + (wanted.get(String(position)) ?? 0);
    if (to > qty) return null;
    const net = gross[index]! - discounts[index]!;
    const cents = shareOf(net, to, qty) - shareOf(net, from, qty);
    amount.cents += cents;
    if (vatPermille !== null && cents > 0)
      amount.byRate.set(vatPermille, (amount.byRate.get(vatPermille) ?? 0) + cents);
  }
  return amount;
}

/** Units by the ids of lines. */
export function unitsOf(lines: readonly RefundedLine[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const { id, qty } of lines) units.set(id, (units.get(id) ?? 0) + qty);
  return units;
}

/** Of `units` out of `qty`, rounded down. */
const shareOf = (cents: number, units: number, qty: number): number =>
  Number((BigInt(cents) * BigInt(units)) / BigInt(qty));
