/** Weighed and measured finely: nobody weighs a third of a gram. Labels are the same in every language. */
const fine: readonly string[] = ['g', 'ml'];

/** A multiple of this is what scales and jugs show, by the size of the amount. */
const stepsOfFine = [
  { below: 10, step: 0.5 },
  { below: 100, step: 1 },
  { below: 1000, step: 5 },
  { below: Infinity, step: 10 },
] as const;

/**
 * An amount for other persons, as a cook would measure it: grams and millilitres to what a scale shows, everything else
 * exact, so that a third stays a third. Never nothing.
 */
export function scaleAmount(amount: number, unit: string, persons: number, forPersons: number): number {
  const exact = (amount * forPersons) / persons;
  if (!fine.includes(unit) || forPersons === persons) return exact;
  const { step } = stepsOfFine.find(({ below }) => exact < below)!;
  return Math.max(step, Math.round(exact / step) * step);
}
