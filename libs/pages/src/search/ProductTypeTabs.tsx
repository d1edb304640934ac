import { chosenFilters, filterHref } from '@shop/catalogue';
import type { Facet } from '@shop/contracts';
import { Link } from '@shop/ui-kit/link';
import { media, theme } from '@shop/ui-kit/theme';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { TYPE_FACET, typeNames } from './typeFacet';

const Tabs = styled.nav`
  margin-block: ${theme.space.m} ${theme.space.l};
  border-block-end: 1px solid ${theme.color.line};
  ul {
    display: flex;
    gap: ${theme.space.m};
    overflow-x: auto;
    scrollbar-width: none;
  }
  li {
    flex: none;
  }
  a {
    display: flex;
    align-items: center;
    gap: ${theme.space.xs};
    min-block-size: 2.75rem;
    border-block-end: 3px solid transparent;
    color: ${theme.color.textMuted};
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    color: ${theme.color.text};
  }
  a[aria-current] {
    border-block-end-color: ${theme.color.accent};
    color: ${theme.color.text};
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  a > :last-child {
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  ${media.tablet} {
    ul {
      gap: ${theme.space.l};
    }
  }
`;

interface ProductTypeTabsProps {
  /** Of the search result. */
  facets: readonly Facet[];
  path: string;
  search: string;
}

/** The types among the results, each a link to its items. Nothing if all are of one type. */
export function ProductTypeTabs({ facets, path, search }: ProductTypeTabsProps) {
  const { formatMessage } = useIntl();
  const filters = chosenFilters(search);
  const [current] = filters[TYPE_FACET] ?? [];
  const types = facets.find(({ id }) => id === TYPE_FACET)?.values ?? [];
  if (types.length < 2 && !current) return null;
  const isCounted = !current || types.some(({ id }) => id === current);
  const shown = isCounted ? types : [...types, { id: current, title: current, count: 0 }];
  const hrefOf = (type?: string) => filterHref(path, search, { ...filters, [TYPE_FACET]: type ? [type] : [] });
  const tabs = [
    {
      id: '',
      title: formatMessage({ id: 'pages.search.type.all' }),
      count: types.reduce((sum, { count }) => sum + count, 0),
    },
    ...shown.map(({ id, title, count }) => ({
      id,
      title: typeNames[id] ? formatMessage({ id: typeNames[id] }) : title,
      count,
    })),
  ];
  return (
    <Tabs aria-label={formatMessage({ id: 'pages.search.types' })}>
      <ul>
        {tabs.map(({ id, title, count }) => (
          <li key={id}>
            <Link to={hrefOf(id)} aria-current={id === (current ?? '') ? 'page' : undefined} preventScrollReset>
              {title} {count > 0 && <span>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </Tabs>
  );
}
