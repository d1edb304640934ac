import type { DemoProduct } from '../schema.ts';

const measured = /size|dimension|diameter/i;
/** Numbers with nothing but signs and short words between them, and their unit. */
const centimetres = /((?:[\d.]+[\s×/Ø–]*(?:to|and|,)?[\s×/Ø–]*)+)cm/g;

/** The longest side that the facts of a product state, in cm. */
export function sizeOf({ facts = [] }: Partial<Pick<DemoProduct, 'facts'>>): number | undefined {
  const sides = facts
    .filter(({ label }) => measured.test(label.en))
    .map(({ value }) => (typeof value === 'string' ? value : value.en))
    .flatMap((value) => [...value.matchAll(centimetres)])
    .flatMap(([, numbers = '']) => numbers.match(/[\d.]+/g)?.map(Number) ?? []);
  return sides.length ? sides.reduce((longest, side) => Math.max(longest, side)) : undefined;
}
