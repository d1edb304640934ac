type Cell = string | number | null;

/** Prints rows of equal keys as a table; numbers stand to the right, nothing where a number is not known. */
export function printTable(title: string, rows: readonly Readonly<Record<string, Cell>>[]): void {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).map((name) => {
    const cells = rows.map((row) => String(row[name] ?? ''));
    const width = Math.max(name.length, ...cells.map((cell) => cell.length));
    return { name, cells, pad: (text: string) => (isNumber(rows, name) ? text.padStart(width) : text.padEnd(width)) };
  });
  const line = (text: (column: (typeof columns)[number]) => string) =>
    columns
      .map((column) => column.pad(text(column)))
      .join('  ')
      .trimEnd();
  console.log(`\n${title}\n`);
  console.log(line(({ name }) => name));
  for (const index of rows.keys()) console.log(line(({ cells }) => cells[index] ?? ''));
}

function isNumber(rows: readonly Readonly<Record<string, Cell>>[], name: string): boolean {
  return rows.some((row) => typeof row[name] === 'number');
}
