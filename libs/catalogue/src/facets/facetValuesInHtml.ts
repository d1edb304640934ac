import type { Facet } from '@shop/contracts';
import { FILTER_PREFIX } from '@shop/contracts/constants';

/** Whether HTML that the server wrote shows the values of a facet (`FacetValues`). */
export function hasFacetValues(html: string, id: string): boolean {
  return html.includes(`type="checkbox" name="${FILTER_PREFIX}${id}"`);
}

/** The values of a facet that the document shows, as the server wrote them: what visitors have ticked since does not count. */
export function readFacetValues(page: ParentNode, id: string): Facet['values'] {
  const boxes = [...page.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  return boxes
    .filter(({ name }) => name === FILTER_PREFIX + id)
    .map(({ value, defaultChecked, labels }) => {
      const [title, count] = labels![0]!.querySelectorAll('span');
      return { id: value, title: title!.textContent, count: Number(count!.textContent), selected: defaultChecked };
    });
}
