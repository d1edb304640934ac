/** Something between the tiles of a list, such as a teaser. */
export interface Placed {
  /** Row of tiles before which it stands, from 1; 0 where it has no place of its own. */
  row: number;
}

/**
 * The inserts before the tile of each index; after the last tile at the latest. Those without a row of their own divide
 * the list evenly: one stands in its middle, each of two at the head of a half (specification, section 9).
 */
export function placeInserts<Insert extends Placed>(
  inserts: readonly Insert[],
  count: number,
  columns: number,
): Map<number, Insert[]> {
  const rows = Math.ceil(count / columns);
  const free = inserts.filter(({ row }) => row < 1);
  const rowOf = (insert: Insert) => {
    if (insert.row >= 1) return insert.row - 1;
    return free.length === 1 ? Math.ceil(rows / 2) : Math.ceil((rows * free.indexOf(insert)) / free.length);
  };
  const places = new Map<number, Insert[]>();
  for (const insert of inserts) {
    const index = Math.min(rowOf(insert) * columns, count);
    places.set(index, [...(places.get(index) ?? []), insert]);
  }
  return places;
}
