import type { Facet } from '@shop/contracts';

/** Whether HTML that the server wrote shows the values of a facet, in `FacetValues`. */
export function hasFacetValues(html: string, id: string): boolean {
  return html.includes(` data-facet="${id}"`);
}

/**
 * The values of a facet that the document shows in `FacetValues`, as the server wrote them: what visitors have ticked since
 * does not count.
 */
export function readFacetValues(page: ParentNode, id: string): Facet['values'] {
  const list = [...page.querySelectorAll<HTMLElement>('[data-facet]')].find(({ dataset }) => dataset.facet === id);
  return [...(list?.querySelectorAll('label') ?? [])].map(({ children: [box, title, count] }) => ({
    id: box?.getAttribute('value') ?? '',
    title: title?.textContent ?? '',
    count: Number(count?.textContent ?? 0),
    selected: box?.hasAttribute('checked') ?? false,
  }));
}
