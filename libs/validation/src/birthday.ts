/** The oldest person ever was 122. */
const MAX_AGE_YEARS = 125;

/** The same moment some years before, in unix milliseconds. */
export function yearsBefore(now: Date, years: number): number {
  const day = new Date(now);
  day.setUTCFullYear(now.getUTCFullYear() - years);
  return day.getTime();
}

/** Whether nobody who lives can have this birthday, in unix milliseconds: the year is mistyped. */
export function isBirthdayTooLongAgo(birthday: number, now = new Date()): boolean {
  return birthday < yearsBefore(now, MAX_AGE_YEARS);
}
