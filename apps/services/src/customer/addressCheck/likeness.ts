/**
 * How alike two words are, from 0 to 1 for equal ones: the share of letters that need not be changed. Two neighbours that
 * have changed places are one change, as one wrong letter is.
 */
export function likeness(a: string, b: string): number {
  const [left, right] = [[...a], [...b]];
  const longer = Math.max(left.length, right.length);
  return longer === 0 ? 1 : 1 - changesBetween(left, right) / longer;
}

/** The number of letters to insert, delete, replace or swap (optimal string alignment). */
function changesBetween(a: readonly string[], b: readonly string[]): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        current[column - 1]! + 1,
        last[column]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        isSwapped ? beforeLast[column - 2]! + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length]!;
}
