import { KeptFocus } from '@shop/ui-kit/kept-focus';
import type { ReactNode } from 'react';
import { Items } from './Items';
import { LastPageLink } from './LastPageLink';
import { pageAddress } from './pageAddress';
import { PageLinks } from './PageLinks';
import { pageOf } from './pageOf';

export interface PagedItemsProps<Item> {
  /** Address of the list. */
  path: string;
  /** The query, which names the page, and whose other parameters stay. */
  search: string;
  /** What stands on the page, and how many there are on all pages. */
  list: { items: readonly Item[]; count: number };
  pageSize: number;
  keyOf: (item: Item) => string;
  /** Stands in for a list with nothing on any page. */
  empty: ReactNode;
  /** Shows an item. */
  children: (item: Item) => ReactNode;
}

/** A page of a list with the links to the others. An address beyond the last page leads to that one. */
export function PagedItems<Item>({ path, search, list, pageSize, keyOf, empty, children }: PagedItemsProps<Item>) {
  const { items, count } = list;
  if (count === 0) return empty;
  const pageCount = Math.ceil(count / pageSize);
  if (items.length === 0 && pageOf(search) >= pageCount)
    return <LastPageLink to={pageAddress(path, search, pageCount)} page={pageCount} />;
  return (
    <KeptFocus gap="l">
      <Items role="list">
        {items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </Items>
      <PageLinks path={path} search={search} pageCount={pageCount} />
    </KeptFocus>
  );
}
