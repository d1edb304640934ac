import type { Facet } from '@shop/contracts';
import { IconClose } from '@shop/ui-kit/icon';
import { Link } from '@shop/ui-kit/link';
import { theme } from '@shop/ui-kit/theme';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { chosenFilters, filterHref, otherFilters, toggledFilter } from '../listing-address/listingAddress';

const Chips = styled.div`
  &:focus {
    outline: 0;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.xs};
    margin-bottom: ${theme.space.l};
  }
  & a {
    display: flex;
    align-items: center;
    gap: ${theme.space.xs};
    min-height: 2.75rem;
    padding-inline: ${theme.space.m};
    border-radius: ${theme.button.radius};
    background: ${theme.color.accentSoft};
    color: ${theme.color.text};
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  & a[data-all] {
    background: none;
    text-decoration: underline;
  }
`;

export interface FilterChipsProps {
  facets: readonly Facet[];
  path: string;
  search: string;
}

/** The chosen filters, each a link that removes it, and one that removes all. Empty without filters. */
export function FilterChips({ facets, path, search }: FilterChipsProps) {
  const { formatMessage } = useIntl();
  const ref = useRef<HTMLDivElement>(null);
  const hasRemoved = useRef(false);
  const chosen = chosenFilters(search);
  const chips = facets.flatMap(({ id, title, values }) =>
    values
      .filter(({ selected }) => selected)
      .map((value) => ({
        key: `${id} ${value.id}`,
        label: `${title}: ${value.title}`,
        href: filterHref(path, search, toggledFilter(chosen, id, value.id)),
      })),
  );
  const shown = chips.map(({ key }) => key).join();

  // The chip that had the focus is gone.
  useEffect(() => {
    if (!hasRemoved.current) return;
    hasRemoved.current = false;
    (ref.current?.querySelector('a') ?? ref.current)?.focus();
  }, [shown]);

  const link = { preventScrollReset: true, onClick: () => (hasRemoved.current = true) };
  return (
    <Chips ref={ref} tabIndex={-1}>
      {chips.length > 0 && (
        <ul aria-label={formatMessage({ id: 'catalogue.filters.chosen' })}>
          {chips.map(({ key, label, href }) => (
            <li key={key}>
              <Link {...link} to={href} aria-label={formatMessage({ id: 'catalogue.filters.remove' }, { label })}>
                {label} <IconClose />
              </Link>
            </li>
          ))}
          {chips.length > 1 && (
            <li>
              <Link {...link} to={filterHref(path, search, otherFilters(chosen, facets))} data-all="">
                <FormattedMessage id="catalogue.filters.clear" />
              </Link>
            </li>
          )}
        </ul>
      )}
    </Chips>
  );
}
