/** Metric units, which are rounded. Labels are the same in every language. */
const fine: readonly string[] = ['g', 'ml'];

/** Rounding steps by amount, as kitchen scales and jugs show. */
const stepsOfFine = [
  { below: 10, step: 0.5 },
  { below: 100, step: 1 },
  { below: 1000, step: 5 },
  { below: Infinity, step: 10 },
] as const;

/**
 * An amount scaled to other persons: grams and millilitres rounded as a scale shows, everything else exact, so that a
 * third stays a third. Never zero.
 */
export function scaleAmount(amount: number, unit: string, persons: number, forPersons: number): number {
  const exact = (amount * forPersons) / persons;
  if (!fine.includes(unit) || forPersons === persons) return exact;
  const { step } = stepsOfFine.find(({ below }) => exact < below)!;
  return Math.max(step, Math.round(exact / step) * step);
}
