import type { Facet } from '@shop/contracts';
import { renderToString } from 'react-dom/server';
import { FacetValues } from './FacetValues';
import { hasFacetValues, readFacetValues } from './facetValuesInHtml';

const facet = (id: string, ...values: Facet['values']): Facet => ({ id, title: id, values });
const colour = facet(
  'colour',
  { id: 'red', title: 'Rot & «warm»', count: 7, selected: true },
  { id: 'blue', title: 'Blau', count: 12, selected: false },
);
const size = facet('size', { id: 'red', title: 'Gross', count: 1, selected: false });

/** The server's HTML of these facets. */
const htmlOf = (...facets: Facet[]) =>
  facets
    .map((one) => renderToString(<FacetValues facet={one} chosen={{ colour: ['red'] }} onToggle={() => {}} />))
    .join('');

it('reads the values of a facet from what the server wrote', () => {
  document.body.innerHTML = htmlOf(colour, size);
  expect(readFacetValues(document, 'colour')).toEqual(colour.values);
  expect(readFacetValues(document, 'size')).toEqual(size.values);
  expect(readFacetValues(document, 'maker')).toEqual([]);
});

it('reads what the server wrote where a visitor has ticked something since', () => {
  document.body.innerHTML = htmlOf(colour);
  for (const box of document.querySelectorAll('input')) box.checked = !box.checked;
  expect(readFacetValues(document, 'colour')).toEqual(colour.values);
});

it('tells whether HTML has them', () => {
  expect(hasFacetValues(htmlOf(colour), 'colour')).toBe(true);
  expect(hasFacetValues(htmlOf(colour), 'size')).toBe(false);
  // A filter of another facet, kept by the form; an answer of the gift finder.
  expect(hasFacetValues('<input type="hidden" name="filter.colour" value="red"/>', 'colour')).toBe(false);
  const answer = '<label><input type="checkbox" name="filter.colour" value="red"/>Rot <span>7</span></label>';
  expect(hasFacetValues(answer, 'colour')).toBe(false);
});

it('fails no page where something has changed what the server wrote', () => {
  document.body.innerHTML = '<ul data-facet="colour"><li><label></label></li></ul>';
  expect(readFacetValues(document, 'colour')).toEqual([{ id: '', title: '', count: 0, selected: false }]);
});
