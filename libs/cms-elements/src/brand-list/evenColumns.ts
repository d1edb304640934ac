/** The number of columns, out of some, that leaves the fewest gaps in the last row; the last of several. */
export function evenColumns(count: number, choices: readonly [number, ...number[]]): number {
  const gaps = (columns: number) => (columns - (count % columns)) % columns;
  return choices.reduce((best, columns) => (gaps(columns) <= gaps(best) ? columns : best));
}
