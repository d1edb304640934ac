import { placeInserts } from './placeInserts';

const at = (...rows: number[]) =>
  [
    ...placeInserts(
      rows.map((row, id) => ({ id, row })),
      24,
      4,
    ),
  ].map(([index, inserts]) => [index, ...inserts.map(({ id }) => id)]);

describe('placeInserts', () => {
  it('puts an insert before its row of tiles', () => {
    expect(at(1, 3)).toEqual([
      [0, 0],
      [8, 1],
    ]);
  });

  it('keeps several of one row in their order', () => {
    expect(at(2, 2)).toEqual([[4, 0, 1]]);
  });

  it('puts what lies beyond the last row at the end', () => {
    expect(at(99)).toEqual([[24, 0]]);
  });

  it('splits a list in two halves by two inserts without a row', () => {
    expect(at(0, 0)).toEqual([
      [0, 0],
      [12, 1],
    ]);
  });

  it('puts one without a row in the middle', () => {
    expect(at(0)).toEqual([[12, 0]]);
  });

  it('has room for them in a list without tiles', () => {
    expect([...placeInserts([{ row: 2 }], 0, 4).keys()]).toEqual([0]);
  });
});
