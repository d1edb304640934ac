import type { Listing, Sort } from '@shop/contracts';
import { Button } from '@shop/ui-kit/button';
import { SelectField } from '@shop/ui-kit/field';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useChosenSort } from './useChosenSort';

const Bar = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space.s};
  margin-bottom: ${theme.space.l};
`;

export interface ListingHeaderProps {
  /** Items of the whole list. */
  count: number;
  sorts: Listing['sorts'];
  /** Page that is shown, 1-based; named from the second on. */
  page?: number;
  /** Path of the list, without a query. */
  action: string;
  /** Further parameters of the address to keep, for example the search term. */
  hidden?: Record<string, string>;
}

/** How many there are, and in which order. A form with GET, so that it works without scripts; sorting leads to page 1. */
export function ListingHeader({ count, sorts, page = 1, action, hidden = {} }: ListingHeaderProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [chosen, choose] = useChosenSort(sorts);

  function handleChange(sort: Sort) {
    choose(sort);
    void navigate(`${action}?${new URLSearchParams({ ...hidden, sort }).toString()}`, { preventScrollReset: true });
  }

  return (
    <Bar action={action}>
      <p role="status">
        <FormattedMessage id="catalogue.listingHeader.count" values={{ count }} />
        {page > 1 && <FormattedMessage id="catalogue.listingHeader.page" values={{ page }} />}
      </p>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {sorts.length > 1 && (
        <SelectField
          name="sort"
          label={intl.formatMessage({ id: 'catalogue.listingHeader.sort' })}
          hideLabel
          value={chosen}
          onChange={(event) => handleChange(event.target.value as Sort)}
        >
          {sorts.map(({ id }) => (
            <option key={id} value={id}>
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
