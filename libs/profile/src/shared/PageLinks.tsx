import { Pagination } from '@shop/ui-kit/pagination';
import { useIntl } from 'react-intl';
import { pageAddress } from './pageAddress';
import { pageOf } from './pageOf';

interface PageLinksProps {
  path: string;
  /** The query, whose other parameters stay. */
  search: string;
  pageCount: number;
}

/** Links to the pages of a list. */
export function PageLinks({ path, search, pageCount }: PageLinksProps) {
  const { formatMessage } = useIntl();
  return (
    <Pagination
      // The link to the next page would keep the focus behind the list, where the window is no longer: without it, the list
      // takes the focus.
      key={search}
      page={pageOf(search) + 1}
      pageCount={pageCount}
      hrefOf={(page) => pageAddress(path, search, page)}
      label={formatMessage({ id: 'profile.pages.label' })}
    />
  );
}
