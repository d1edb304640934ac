import { Pagination } from '@shop/ui-kit/pagination';
import { useIntl } from 'react-intl';
import { pageOf } from './pageOf';

interface PageLinksProps {
  path: string;
  /** The query, whose other parameters stay. */
  search: string;
  /** Entries in all, and on a page. */
  count: number;
  pageSize: number;
}

/** Links to the pages of a list. */
export function PageLinks({ path, search, count, pageSize }: PageLinksProps) {
  const { formatMessage } = useIntl();
  function hrefOf(page: number) {
    const query = new URLSearchParams(search);
    if (page > 1) query.set('page', String(page));
    else query.delete('page');
    return query.size > 0 ? `${path}?${query.toString()}` : path;
  }
  return (
    <Pagination
      page={pageOf(search) + 1}
      pageCount={Math.ceil(count / pageSize)}
      hrefOf={hrefOf}
      label={formatMessage({ id: 'profile.pages.label' })}
    />
  );
}
