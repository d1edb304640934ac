import { useBrand } from '@shop/brand';
import {
  FacetForm,
  FilterButton,
  FilterChips,
  filterHref,
  ListingGrid,
  ListingHeader,
  type ListingInsert,
  ListingPaging,
} from '@shop/catalogue';
import type { Listing } from '@shop/contracts';
import { type QueryRequest, useSendRequests } from '@shop/service-client';
import { wholeLengthOf } from '@shop/service-client/partial';
import { ButtonLink } from '@shop/ui-kit/button';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { media, theme } from '@shop/ui-kit/theme';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { filtersOf } from './filtersOf';
import { pageHref } from './pageHref';
import { pageNumber } from './pageNumber';

/** Hash of the list's beginning: its other pages open there, not above the hero. */
const LIST = 'list';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m} ${theme.space.xl};
  margin-block-start: ${theme.space.m};
  ${media.laptop} {
    &[data-facets='column'] {
      grid-template-columns: 15rem minmax(0, 1fr);
      align-items: start;
    }
  }
  /* Dims the old list while a new one is loading. */
  .tiles {
    transition: opacity ${theme.motion.base};
  }
  &:has(form[data-pending]) .tiles {
    opacity: 0.5;
  }
`;

interface ListingResultsProps {
  listing: Listing;
  /** The list's request. */
  request: QueryRequest;
  path: string;
  search: string;
  /** Name of the list in analytics. */
  list: { id: string; name: string };
  /** Large tiles, in one column on phones. */
  large?: boolean;
  /** The page has a larger picture above. */
  hasHero?: boolean;
  inserts?: readonly ListingInsert[];
  /** Stands for the tiles and the paging. */
  groups?: ReactNode;
  /** Shown for an empty list. */
  empty: ReactNode;
}

/** A list with filters, order and paging, and a way on where the filters leave nothing. */
export function ListingResults({
  listing,
  request,
  path,
  search,
  list,
  large,
  hasHero,
  inserts,
  groups,
  empty,
}: ListingResultsProps) {
  const { columns, facets: layout } = useBrand().listing;
  const page = pageNumber(search);
  const isFiltered = filtersOf(search) !== null;
  const { count, filters: facets, items, pagination, sorts } = listing;
  const wholeLength = wholeLengthOf(listing);
  const loadRest = useSendRequests([request], { again: wholeLength > items.length });
  if (items.length === 0 && !isFiltered) return empty;
  const shared = { facets, path, search };
  return (
    <Frame id={LIST} data-facets={layout}>
      <FacetForm {...shared} layout={layout} request={request} />
      <div>
        <ListingHeader count={count} sorts={sorts} page={page} action={path} search={search}>
          <FilterButton {...shared} request={request} />
        </ListingHeader>
        <FilterChips {...shared} />
        <div className="tiles">
          {groups ??
            (items.length > 0 ? (
              <ListingGrid
                items={items}
                wholeLength={wholeLength}
                loadRest={loadRest}
                columns={columns}
                aside={layout === 'column'}
                large={large}
                priority={hasHero ? 'low' : 'high'}
                inserts={inserts}
                list={list}
              />
            ) : (
              <EmptyState
                drawing="lens"
                title={<FormattedMessage id="pages.list.noHits.title" />}
                text={<FormattedMessage id="pages.list.noHits.text" />}
              >
                <ButtonLink to={filterHref(path, search, {})}>
                  <FormattedMessage id="pages.list.noHits.all" />
                </ButtonLink>
              </EmptyState>
            ))}
        </div>
        {!groups && (
          <ListingPaging
            page={page}
            pageCount={Math.ceil(count / pagination.pageSize)}
            hrefOf={(other) => `${pageHref(path, search, other)}#${LIST}`}
          />
        )}
      </div>
    </Frame>
  );
}
