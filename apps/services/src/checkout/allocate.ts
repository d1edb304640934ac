/**
 * Divides cents in proportion to weights: the parts add up to `cents`, and each differs from its exact share by less
 * than a cent. What rounding leaves goes to the largest remainders, the first of equal ones. Everything is zero where
 * all weights are. Weights and cents are not negative.
 */
export function allocate(cents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight));
  const parts = exact.map((product) => Number(product / whole));
  const left = cents - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % whole }))
    .sort((a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder) || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index]! += 1;
  return parts;
}
