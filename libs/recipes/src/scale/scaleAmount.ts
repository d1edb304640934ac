import { unitKey } from '@shop/contracts/ingredient-amounts';

/** Rounding of amounts below a limit: to multiples of a step, or to one of several parts of a whole. */
type Rule = { below: number } & ({ step: number } | { parts: readonly number[] });

/** Parts of a whole that measuring spoons and cups have. */
const MEASURED = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
const CUT = [0, 1 / 8, ...MEASURED.slice(1)];
const HALVES = [0, 1 / 2, 1];

/** Grams and millilitres, as kitchen scales and jugs show. */
const fine: readonly Rule[] = [
  { below: 10, step: 0.5 },
  { below: 100, step: 1 },
  { below: 1000, step: 5 },
  { below: Infinity, step: 10 },
];
/** Kilograms and litres: as many grams and millilitres. */
const coarse: readonly Rule[] = fine.map(({ below, ...rule }) => ({
  below: below / 1000,
  step: ('step' in rule ? rule.step : 1) / 1000,
}));
const measured: readonly Rule[] = [
  { below: 1, parts: CUT },
  { below: 5, parts: MEASURED },
  { below: 10, parts: HALVES },
  { below: Infinity, step: 1 },
];
/** Pieces, pinches, bunches: nobody cuts the third egg in twelve. */
const counted: readonly Rule[] = [
  { below: 1, parts: MEASURED },
  { below: 5, parts: HALVES },
  { below: Infinity, step: 1 },
];
const pinched: readonly Rule[] = [
  { below: 2, parts: HALVES },
  { below: Infinity, step: 1 },
];

const rules: Readonly<Record<string, readonly Rule[]>> = {
  ...{ g: fine, ml: fine, kg: coarse, l: coarse },
  ...{ dl: measured, cl: measured, cup: measured, oz: measured, lb: measured, tl: measured, el: measured },
  prise: pinched,
};

/** An amount scaled to other persons, rounded by its unit as kitchens measure. Never zero. */
export function scaleAmount(amount: number, unit: string, persons: number, forPersons: number): number {
  if (forPersons === persons) return amount;
  const exact = (amount * forPersons) / persons;
  const rule = (rules[unitKey(unit)] ?? counted).find(({ below }) => exact < below)!;
  if ('step' in rule) return Math.max(rule.step, Math.round(exact / rule.step) * rule.step);
  const whole = Math.floor(exact);
  const part = nearest(rule.parts, exact - whole);
  return whole + part || rule.parts.find((one) => one > 0)!;
}

function nearest(parts: readonly number[], rest: number): number {
  return parts.reduce((best, one) => (Math.abs(one - rest) <= Math.abs(best - rest) ? one : best));
}
