import { type InsertLayout, positionInserts } from './positionInserts';

type Layout = InsertLayout['layout'];
type Asked = [row: number, layout?: Layout];
interface Case {
  columns: number;
  count?: number;
  inserts: Asked[];
  /** Row of each insert in the grid. */
  rows: number[];
  /** Index of the tile before which each insert is in the source. */
  before: number[];
}

const toInserts = (inserts: Asked[]) => inserts.map(([row, layout = 'default'], id) => ({ id, row, layout }));

/** Index of the tile before which each insert is. */
function indexes({ columns, count = 24, inserts }: Pick<Case, 'columns' | 'count' | 'inserts'>): number[] {
  const positions = positionInserts(toInserts(inserts), count, columns);
  return inserts.map((_, id) => [...positions].find(([, placed]) => placed.some((one) => one.id === id))![0]);
}

/** The rows of the inserts after CSS grid has laid out the source: dense, two by two at a side. */
function rowsInGrid({ columns, count = 24, inserts }: Case): number[] {
  const positions = positionInserts(toInserts(inserts), count, columns);
  const grid: boolean[][] = [];
  const isTaken = (row: number, column: number) => grid[row]?.[column] ?? false;
  function put(width: number, height: number, columnsToTry: number[]): number {
    for (let row = 0; ; row += 1) {
      for (const column of columnsToTry) {
        const cells = Array.from({ length: width * height }, (_, cell) => [
          row + Math.floor(cell / width),
          column + (cell % width),
        ]) as [number, number][];
        if (cells.some(([r, c]) => isTaken(r, c))) continue;
        for (const [r, c] of cells) (grid[r] ??= [])[c] = true;
        return row + 1;
      }
    }
  }
  const rows: number[] = [];
  for (let index = 0; index <= count; index += 1) {
    for (const { id, layout } of positions.get(index) ?? []) {
      if (layout === 'default' || columns < 3) rows[id] = put(columns, 1, [0]);
      else rows[id] = put(2, 2, [layout === 'left' ? 0 : columns - 2]);
    }
    if (index < count) put(1, 1, [...Array(columns).keys()]);
  }
  return rows;
}

const named = (...cases: Case[]) => cases.map((own) => ({ ...own, name: JSON.stringify(own.inserts) }));

describe('positionInserts', () => {
  it.each(
    named(
      { columns: 4, inserts: [[1]], rows: [1], before: [0] },
      { columns: 4, inserts: [[1], [3]], rows: [1, 3], before: [0, 4] },
      { columns: 3, inserts: [[2], [4], [6]], rows: [2, 4, 6], before: [3, 6, 9] },
      { columns: 3, inserts: [[3, 'right'], [6]], rows: [3, 6], before: [6, 11] },
      { columns: 4, inserts: [[3, 'left'], [5]], rows: [3, 5], before: [8, 12] },
      { columns: 4, inserts: [[2, 'right'], [5, 'left'], [8]], rows: [2, 5, 8], before: [4, 12, 20] },
      {
        columns: 3,
        inserts: [
          [2, 'left'],
          [5, 'right'],
        ],
        rows: [2, 5],
        before: [3, 8],
      },
      { columns: 4, inserts: [[2, 'left'], [2, 'right'], [4]], rows: [2, 2, 4], before: [4, 4, 4] },
      { columns: 4, inserts: [[2, 'left'], [3, 'right'], [5]], rows: [2, 3, 5], before: [4, 6, 8] },
      // Reversed in the page's content.
      { columns: 3, inserts: [[6], [3, 'right']], rows: [6, 3], before: [11, 6] },
      // An insert whose row is taken follows in the next row with enough space.
      { columns: 4, inserts: [[2], [2]], rows: [2, 3], before: [4, 4] },
      { columns: 3, inserts: [[2, 'left'], [3], [6]], rows: [2, 4, 6], before: [3, 4, 8] },
      // Large tiles leave no column beside an insert.
      {
        columns: 2,
        inserts: [
          [2, 'left'],
          [4, 'right'],
        ],
        rows: [2, 4],
        before: [2, 4],
      },
    ),
  )('positions $name in their rows of $columns columns', (own) => {
    expect(indexes(own)).toEqual(own.before);
    expect(rowsInGrid(own)).toEqual(own.rows);
  });

  it.each(
    named(
      { columns: 4, inserts: [[99]], rows: [7], before: [24] },
      { columns: 4, inserts: [[99], [98]], rows: [8, 7], before: [24, 24] },
      { columns: 3, count: 4, inserts: [[2, 'left'], [6]], rows: [2, 4], before: [3, 4] },
      { columns: 3, count: 4, inserts: [[3, 'left'], [6]], rows: [3, 5], before: [4, 4] },
      { columns: 4, count: 0, inserts: [[2]], rows: [1], before: [0] },
    ),
  )('positions inserts beyond the last of $count tiles at the end: $name', (own) => {
    expect(indexes(own)).toEqual(own.before);
    expect(rowsInGrid(own)).toEqual(own.rows);
  });

  it.each<Case & { says: string }>([
    { says: 'two split it in two halves', columns: 4, inserts: [[0], [0]], rows: [1, 5], before: [0, 12] },
    { says: 'one is in the middle', columns: 4, inserts: [[0]], rows: [4], before: [12] },
    {
      says: 'one is in the middle, whatever has a fixed row',
      columns: 3,
      inserts: [[3, 'right'], [0], [9]],
      rows: [3, 7, 9],
      before: [6, 12, 17],
    },
  ])('distributes inserts without a row evenly: $says', (own) => {
    expect(indexes(own)).toEqual(own.before);
    expect(rowsInGrid(own)).toEqual(own.rows);
  });
});
