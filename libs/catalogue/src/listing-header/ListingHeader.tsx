import type { Listing, Sort } from '@shop/contracts';
import { useNavigate } from '@shop/router';
import { Button } from '@shop/ui-kit/button';
import { SelectField } from '@shop/ui-kit/field';
import { media, theme } from '@shop/ui-kit/theme';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import {
  chosenFilters,
  DEFAULT_SORT,
  filterHref,
  filterParameters,
  keptParameters,
} from '../listing-address/listingAddress';
import { useChosenSort } from './useChosenSort';

const Bar = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};
  margin-bottom: ${theme.space.l};
  & > p {
    flex: 1 0 100%;
  }
  ${media.tablet} {
    & > p {
      flex: 1;
    }
  }
`;

export interface ListingHeaderProps {
  /** Items of the whole list. */
  count: number;
  sorts: Listing['sorts'];
  /** Current page, 1-based; shown from the second on. */
  page?: number;
  /** Path of the list, without a query. */
  action: string;
  /** Query of the list: its term and filters stay, and that these are all there are. */
  search?: string;
  /** Rendered before the order, e.g. the button that opens the filters. */
  children?: ReactNode;
}

/** Number of items and their order. A form with GET, so that it works without scripts; sorting goes to page 1. */
export function ListingHeader({ count, sorts, page = 1, action, search = '', children }: ListingHeaderProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [chosen, choose] = useChosenSort(sorts);
  const unsorted = keptParameters(search).filter(([name]) => name !== 'sort');
  const kept = [...unsorted, ...filterParameters(chosenFilters(search))];

  function handleChange(value: string) {
    const sort = (value || DEFAULT_SORT) as Sort;
    choose(sort);
    const sorted = new URLSearchParams([...unsorted, ['sort', sort]]).toString();
    navigate(filterHref(action, sorted, chosenFilters(search)), { preventScrollReset: true });
  }

  return (
    <Bar action={action}>
      <p role="status">
        <FormattedMessage id="catalogue.listingHeader.count" values={{ count }} />
        {page > 1 && <FormattedMessage id="catalogue.listingHeader.page" values={{ page }} />}
      </p>
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
      {sorts.length > 1 && (
        <SelectField
          name="sort"
          label={intl.formatMessage({ id: 'catalogue.listingHeader.sort' })}
          hideLabel
          value={valueOf(chosen)}
          onChange={(event) => handleChange(event.target.value)}
        >
          {sorts.map(({ id }) => (
            <option key={id} value={valueOf(id)}>
              {intl.formatMessage({ id: `catalogue.listingHeader.sort.${id}` })}
            </option>
          ))}
        </SelectField>
      )}
      {sorts.length > 1 && (
        <noscript>
          <Button type="submit" mode="secondary">
            <FormattedMessage id="catalogue.listingHeader.apply" />
          </Button>
        </noscript>
      )}
    </Bar>
  );
}

/** A form sends every named select: for the default order it has no name. */
function valueOf(sort?: Sort) {
  return sort === DEFAULT_SORT ? '' : sort;
}
