import { useBrand } from '@shop/brand';
import { chosenFilters, filterHref, FIRST_TILES, ListingGrid } from '@shop/catalogue';
import type { Facet, SearchResult } from '@shop/contracts';
import { loadedPart } from '@shop/preloadable';
import { type QueryRequest, useSendRequests } from '@shop/service-client';
import { wholeLengthOf } from '@shop/service-client/partial';
import { Heading } from '@shop/ui-kit/heading';
import { Link } from '@shop/ui-kit/link';
import { WhenNear } from '@shop/ui-kit/part';
import { media, theme } from '@shop/ui-kit/theme';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { isAmongFirst } from './isAmongFirst';
import { TYPE_FACET, typeNames } from './typeFacet';

const Group = styled.section`
  margin-block-end: ${theme.space.section};
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.m};
    margin-block-end: ${theme.space.m};
  }
  header > a {
    flex: none;
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
  }
  /* Two rows of three; the link leads to the others. */
  ${media.tablet} {
    &[data-more] [role='listitem']:nth-child(n + 7) {
      display: none;
    }
  }
  ${media.laptop} {
    &[data-more] [role='listitem']:nth-child(n + 7) {
      display: block;
    }
  }
`;

/** An empty part: further groups need data, but no code of their own. */
const nothing = loadedPart({});

interface ResultGroupsProps {
  /** With the items of its groups. */
  result: SearchResult;
  request: QueryRequest;
  /** Types that were found, with their numbers of items. */
  types: Facet['values'];
  groupSize: number;
  path: string;
  search: string;
  /** Name of the results in analytics. */
  list: { id: string; name: string };
}

/** The first results of each type, the best type first, with a link to all of a type. */
export function ResultGroups({ result, request, types, groupSize, path, search, list }: ResultGroupsProps) {
  const { items } = result;
  const { columns, facets: layout } = useBrand().listing;
  const wholeLength = wholeLengthOf(result);
  const loadRest = useSendRequests([request], { again: wholeLength > items.length });
  const all = [...new Set(items.map(({ productType }) => productType))];
  const first = all.filter((id) => isAmongFirst(id, items, types, groupSize));
  const groups = (ids: readonly string[]) =>
    ids.map((id) => (
      <ResultGroup
        key={id}
        type={types.find((type) => type.id === id)!}
        shown={groupSize}
        href={filterHref(path, search, { ...chosenFilters(search), [TYPE_FACET]: [id] })}
      >
        <ListingGrid
          items={items.filter(({ productType }) => productType === id)}
          columns={columns}
          aside={layout === 'column'}
          headingLevel={3}
          priority={id === all[0] ? 'high' : null}
          list={list}
        />
      </ResultGroup>
    ));
  return (
    <>
      {groups(first)}
      {wholeLength > FIRST_TILES && (
        <WhenNear part={nothing} prepare={loadRest} isReady={items.length === wholeLength} readable>
          {() => groups(all.filter((id) => !first.includes(id)))}
        </WhenNear>
      )}
    </>
  );
}

interface ResultGroupProps {
  type: Facet['values'][number];
  /** Most of them that are in the group. */
  shown: number;
  /** Address of all items of the type. */
  href: string;
  children: ReactNode;
}

function ResultGroup({ type, shown, href, children }: ResultGroupProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const hasMore = type.count > shown;
  return (
    <Group aria-labelledby={id} data-more={hasMore ? '' : undefined}>
      <header>
        <Heading level={2} size="xl" id={id}>
          {typeNames[type.id] ? formatMessage({ id: typeNames[type.id]! }) : type.title}
        </Heading>
        {hasMore && (
          <Link to={href} id={`${id}all`} aria-labelledby={`${id}all ${id}`}>
            <FormattedMessage id="pages.search.type.all" /> {type.count}
          </Link>
        )}
      </header>
      {children}
    </Group>
  );
}
