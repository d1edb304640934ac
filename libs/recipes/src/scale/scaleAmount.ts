import { unitKey } from '@shop/contracts/ingredient-amounts';

/** An amount with the key or the label of its unit. */
export interface Amount {
  amount: number;
  unit: string;
}

/** Rounding of amounts below a limit: to multiples of a step, or to one of several parts of a whole. */
type Rule = { below: number } & ({ step: number } | { parts: readonly number[] });

/** How amounts of a unit are measured; what is less than its smallest measure, or much more, in another unit. */
interface Measure {
  rules: readonly Rule[];
  small?: { below: number; unit: string; times: number };
  large?: { from: number; unit: string; times: number };
}

const QUARTERS = [0, 1 / 4, 1 / 2, 3 / 4, 1];
/** Parts that measuring cups have, and that a knife makes of an onion. */
const THIRDS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];

/** Grams and millilitres, as kitchen scales and jugs show. */
const fine: readonly Rule[] = [
  { below: 1, step: 0.1 },
  { below: 10, step: 0.5 },
  { below: 100, step: 1 },
  { below: 1000, step: 5 },
  { below: Infinity, step: 10 },
];
const wholes: Rule = { below: Infinity, step: 1 };
/** Pieces, bunches, tins: nobody cuts the third egg in twelve. */
const counted: Measure = { rules: [{ below: 1, parts: THIRDS }, { below: 5, step: 1 / 2 }, wholes] };
const weighed: Measure = { rules: [{ below: 5, parts: QUARTERS }, { below: 10, step: 1 / 2 }, wholes] };

const measures: Readonly<Record<string, Measure>> = {
  g: { rules: fine },
  ml: { rules: fine },
  kg: { rules: [{ below: Infinity, step: 0.01 }], small: { below: 1, unit: 'g', times: 1000 } },
  l: { rules: [{ below: Infinity, step: 0.05 }], small: { below: 1, unit: 'ml', times: 1000 } },
  // A jug's marks; less is measured by the spoon.
  dl: {
    rules: [{ below: 3, parts: QUARTERS }, { below: 10, step: 1 / 2 }, wholes],
    small: { below: 0.2, unit: 'el', times: 100 / 15 },
  },
  cl: { rules: [{ below: 10, step: 1 / 2 }, wholes] },
  cup: {
    rules: [{ below: 5, parts: THIRDS }, { below: 10, step: 1 / 2 }, wholes],
    small: { below: 0.2, unit: 'el', times: 16 },
  },
  oz: weighed,
  lb: weighed,
  el: { rules: [{ below: 4, step: 1 / 2 }, wholes], small: { below: 0.45, unit: 'tl', times: 3 } },
  tl: {
    rules: [{ below: 2, parts: QUARTERS }, { below: 4, step: 1 / 2 }, wholes],
    small: { below: 0.2, unit: 'prise', times: 8 },
    large: { from: 6, unit: 'el', times: 1 / 3 },
  },
  prise: { rules: [wholes] },
};

const EXACT = 1e-9;

/** An amount scaled to other persons, as it is calculated. */
export function exactAmount(amount: number, persons: number, forPersons: number): number {
  return (amount * forPersons) / persons;
}

/**
 * An amount scaled to other persons, as kitchens measure it: rounded by its unit, and in another unit where the recipe's
 * cannot measure it. Never zero. The recipe's own amount stays as it is.
 */
export function scaleAmount(amount: number, unit: string, persons: number, forPersons: number): Amount {
  if (forPersons === persons) return { amount, unit };
  return measureAmount(exactAmount(amount, persons, forPersons), unit);
}

/** An amount as kitchens measure it, by the rules of its unit. Never zero. */
export function measureAmount(exact: number, unit: string): Amount {
  const { rules, small, large } = measures[unitKey(unit)] ?? counted;
  if (small && exact < small.below) return measureAmount(exact * small.times, small.unit);
  if (large && exact >= large.from) return measureAmount(exact * large.times, large.unit);
  return { amount: rounded(exact, rules), unit };
}

function rounded(exact: number, rules: readonly Rule[]): number {
  const rule = rules.find(({ below }) => exact < below)!;
  const whole = Math.floor(exact);
  if ('parts' in rule)
    return nearest(
      rule.parts.map((part) => whole + part),
      exact,
    );
  const steps = Math.floor(exact / rule.step + EXACT);
  return nearest([steps * rule.step, (steps + 1) * rule.step], exact);
}

/** The nearest of some amounts above zero; of two that are as near, the whole one, else the larger. */
function nearest(amounts: readonly number[], exact: number): number {
  return amounts
    .filter((one) => one > 0)
    .reduce((best, one) => {
      const difference = Math.abs(one - exact) - Math.abs(best - exact);
      if (Math.abs(difference) < EXACT) return Number.isInteger(best) && !Number.isInteger(one) ? best : one;
      return difference < 0 ? one : best;
    });
}
