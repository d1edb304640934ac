/** Percentiles of measured times: a function that gives the time below which a share of them (0 to 1) stayed. */
export function percentilesOf(times: readonly number[]): (share: number) => number {
  const sorted = times.toSorted((a, b) => a - b);
  return (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
