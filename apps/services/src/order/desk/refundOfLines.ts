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

type PricedLine = Pick<OrderLineRow, 'qty' | 'unitCents' | 'vatPermille'>;

/** What each line costs, less its share of the order's discount, which is taken off what is taxed alone. */
export function netsOf({ discountCents }: Pick<OrderRow, 'discountCents'>, lines: readonly PricedLine[]): number[] {
  const gross = lines.map(({ qty, unitCents }) => qty * unitCents);
  const discounts = allocate(
    discountCents,
    lines.map(({ vatPermille }, index) => (vatPermille === null ? 0 : gross[index]!)),
  );
  return gross.map((cents, index) => cents - discounts[index]!);
}

/** What the units from one index to another come to; all units of a line together give exactly its net. */
export const netOfUnits = (net: number, qty: number, [from, to]: readonly [number, number]): number =>
  shareOf(net, to, qty) - shareOf(net, from, qty);

/**
 * What units of lines cost, less their share of the order's discount. All units of a line together give exactly what was
 * paid for it, in however many refunds. Null for more units than there are.
 */
export function refundOfLines(
  order: Pick<OrderRow, 'discountCents'>,
  lines: readonly (PricedLine & Pick<OrderLineRow, 'position'>)[],
  { lines: asked, credited }: Asked,
): LinesAmount | null {
  const nets = netsOf(order, lines);
  const before = unitsOf(credited.flatMap((one) => one.lines));
  const wanted = unitsOf(asked);
  const known = new Set(lines.map(({ position }) => String(position)));
  if ([...wanted.keys()].some((id) => !known.has(id))) return null;
  const amount: LinesAmount = { cents: 0, byRate: new Map() };
  for (const [index, { position, qty, vatPermille }] of lines.entries()) {
    const from = before.get(String(position)) ?? 0;
    const to = from + (wanted.get(String(position)) ?? 0);
    if (to > qty) return null;
    const cents = netOfUnits(nets[index]!, qty, [from, to]);
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
