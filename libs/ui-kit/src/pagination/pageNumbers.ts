/** Maximum number of pages listed without an ellipsis. */
const SHORT_RANGE = 7;

/**
 * Page numbers to show, 1-based; `null` is an ellipsis for at least two pages. First, last, current and its neighbours
 * are always included.
 */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  if (count <= SHORT_RANGE) return all;
  const isNear = (page: number) => page === 1 || page === count || Math.abs(page - current) <= 1;
  // A single omitted page is shown: an ellipsis would take the same width.
  const isShown = (page: number) => isNear(page) || (isNear(page - 1) && isNear(page + 1));
  return all.filter((page) => isShown(page) || isShown(page - 1)).map((page) => (isShown(page) ? page : null));
}
