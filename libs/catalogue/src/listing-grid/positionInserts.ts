/** Layout of something between the tiles of a list, such as a teaser. */
export interface InsertLayout {
  /** Row of the grid on wide screens, from 1; 0 for no fixed row. */
  row: number;
  /** `default` takes the whole width; the others two columns and two rows, with tiles beside them. */
  layout: 'default' | 'left' | 'right';
}

/**
 * The inserts before the tile of each index; after the last tile at the latest. Inserts without a row are distributed
 * evenly: one in the middle, two at the beginning of each half (specification, section 9).
 */
export function positionInserts<Insert extends InsertLayout>(
  inserts: readonly Insert[],
  count: number,
  columns: number,
): Map<number, Insert[]> {
  const rows = Math.ceil(count / columns);
  const free = inserts.filter(({ row }) => row < 1);
  const fixed = inserts.filter(({ row }) => row >= 1).toSorted((a, b) => a.row - b.row);
  const share = (insert: Insert) => (free.length === 1 ? 1 / 2 : free.indexOf(insert) / free.length);
  const grid = fillGrid();
  const positions = new Map<number, Insert[]>();
  let waiting = [...fixed, ...free];
  for (let index = 0; index <= count; index += 1) {
    const isDue = (insert: Insert) =>
      insert.row < 1
        ? index >= Math.min(Math.ceil(rows * share(insert)) * columns, count)
        : index === count || grid.firstFree([0], 1) >= (insert.row - 1) * columns;
    for (let next = waiting.find(isDue); next; next = waiting.find(isDue)) {
      const due = next;
      waiting = waiting.filter((insert) => insert !== due);
      positions.set(index, [...(positions.get(index) ?? []), due]);
      grid.take(cellsOf(due, columns), columns);
    }
    grid.take([0], 1);
  }
  return positions;
}

/** Cells of a grid, counted row by row, as `grid-auto-flow: dense` fills them. */
function fillGrid() {
  const taken = new Set<number>();
  /** The first position, in steps of so many cells, where a shape fits. */
  function firstFree(shape: readonly number[], step: number): number {
    let start = 0;
    while (shape.some((cell) => taken.has(start + cell))) start += step;
    return start;
  }
  function take(shape: readonly number[], step: number) {
    const start = firstFree(shape, step);
    for (const cell of shape) taken.add(start + cell);
  }
  return { firstFree, take };
}

/** The columns an insert takes in each of its rows; all where none would be left beside it. */
function cellsOf({ layout }: InsertLayout, columns: number): number[] {
  if (layout === 'default' || columns < 3) return Array.from({ length: columns }, (_, cell) => cell);
  const left = layout === 'left' ? 0 : columns - 2;
  return [left, left + 1, left + columns, left + columns + 1];
}
