import { Pagination } from '@shop/ui-kit/pagination';
import { theme } from '@shop/ui-kit/theme';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useFocusAtStart } from './useFocusAtStart';

const Frame = styled.div`
  margin-top: ${theme.space.xl};
`;

export interface ListingPagingProps {
  /** 1-based. */
  page: number;
  pageCount: number;
  hrefOf(page: number): string;
}

/** Numbered links to the pages of a list. Nothing for a single page. */
export function ListingPaging({ page, pageCount, hrefOf }: ListingPagingProps) {
  const intl = useIntl();
  const handleClick = useFocusAtStart(page, hrefOf(page));
  if (pageCount < 2) return null;
  return (
    <Frame onClick={handleClick}>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={hrefOf}
        label={intl.formatMessage({ id: 'catalogue.listingPaging.label' })}
      />
    </Frame>
  );
}
