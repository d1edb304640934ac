const DURATION =
  /^P(?:(\d+(?:[.,]\d+)?)D)?(?:T(?:(\d+(?:[.,]\d+)?)H)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)S)?)?$/i;
const MINUTES = [24 * 60, 60, 1, 1 / 60];
/** Maximum plausible duration. */
const MAX_MINUTES = 60 * 24 * 60;

/** Minutes of an ISO 8601 duration such as `PT1H30M`; null if invalid. */
export function readDuration(value: unknown): number | null {
  const parts = DURATION.exec(typeof value === 'string' ? value.trim() : '');
  if (!parts || parts[0].length < 3) return null;
  const sum = MINUTES.reduce((total, each, n) => total + each * Number((parts[n + 1] ?? '0').replace(',', '.')), 0);
  return sum > MAX_MINUTES ? null : Math.round(sum);
}
