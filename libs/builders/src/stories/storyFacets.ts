import type { Facet } from '@shop/contracts';

/** Three facets of a list and its prices, with the chosen value ids by facet id. */
export function storyFacets(chosen: Readonly<Record<string, readonly string[]>> = {}): Facet[] {
  const facet = (id: string, title: string, values: Readonly<Record<string, number>>): Facet => ({
    id,
    title,
    values: Object.entries(values).map(([name, count]) => {
      const value = name.toLowerCase();
      return { id: value, title: name, count, selected: chosen[id]?.includes(value) ?? false };
    }),
  });
  return [
    facet('material', 'Material', { Holz: 14, Keramik: 9, Metall: 22, Glas: 3 }),
    facet('anlass', 'Anlass', { Geburtstag: 18, Hochzeit: 7, Einzug: 12 }),
    facet('personen', 'Personen', { Zwei: 11, Vier: 8, Sechs: 4 }),
    {
      id: 'amount',
      title: 'Preis',
      values: (chosen.amount ?? []).map((id) => ({ id, title: 'bis CHF 80', count: 9, selected: true })),
      range: { min: 1290, max: 24_900, currency: 'CHF', atLeast: 'ab', atMost: 'bis' },
    },
  ];
}
