import { toFacets } from './facets.ts';

const row = (id: string, valueId: string, count: number) => ({ id, title: id, valueId, valueTitle: valueId, count });

describe('toFacets', () => {
  it('groups values by attribute and marks the chosen ones', () => {
    const facets = toFacets([row('material', 'wood', 3), row('material', 'glass', 1), row('mood', 'wood', 2)], {
      material: ['wood'],
    });
    expect(facets.map(({ id, values }) => [id, values.map((v) => [v.id, v.count, v.selected])])).toEqual([
      [
        'material',
        [
          ['wood', 3, true],
          ['glass', 1, false],
        ],
      ],
      ['mood', [['wood', 2, false]]],
    ]);
  });
});
