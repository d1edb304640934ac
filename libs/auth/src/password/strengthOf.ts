/** Scores above which a password is good and very good (specification, section 5). */
const GOOD_ABOVE = 1;
const VERY_GOOD_ABOVE = 3;

/** Name of a score for people. */
export function strengthOf(score: number): 'weak' | 'good' | 'veryGood' {
  if (score > VERY_GOOD_ABOVE) return 'veryGood';
  return score > GOOD_ABOVE ? 'good' : 'weak';
}
