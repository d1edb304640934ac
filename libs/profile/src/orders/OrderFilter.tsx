import { useNavigate } from '@shop/router';
import { Button } from '@shop/ui-kit/button';
import { SelectField, TextField } from '@shop/ui-kit/field';
import { media, theme } from '@shop/ui-kit/theme';
import { type SubmitEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { filterQuery, type OrderFilterValues } from './orderFilterOf';

const Row = styled.form`
  display: grid;
  gap: ${theme.space.m};
  align-items: end;
  ${media.tablet} {
    grid-template-columns: 10rem minmax(0, 1fr) auto;
  }
  @media print {
    display: none;
  }
`;

interface OrderFilterProps extends OrderFilterValues {
  /** Address of the list. */
  path: string;
  /** Years in which something was ordered. */
  years: readonly number[];
}

/** Orders of a year, or with an article. Works without scripts, too. */
export function OrderFilter({ path, years, year, term }: OrderFilterProps) {
  const navigate = useNavigate();
  const { formatMessage } = useIntl();

  const applied = { year: String(year ?? ''), term: term ?? '' };
  const [chosen, setChosen] = useState(applied);
  const [previous, setPrevious] = useState(applied);
  // Follows the address without a remount, which would lose the focus.
  if (previous.year !== applied.year || previous.term !== applied.term) {
    setPrevious(applied);
    setChosen(applied);
  }

  return (
    <Row
      role="search"
      aria-label={formatMessage({ id: 'profile.orders.filter.label' })}
      action={path}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        navigate(path + filterQuery(chosen.year, chosen.term));
      }}
    >
      <SelectField
        name="year"
        label={<FormattedMessage id="profile.orders.filter.year" />}
        value={chosen.year}
        onChange={({ currentTarget }) => setChosen({ ...chosen, year: currentTarget.value })}
      >
        <option value="">{formatMessage({ id: 'profile.orders.filter.allYears' })}</option>
        {years.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
      <TextField
        name="q"
        type="search"
        maxLength={100}
        label={<FormattedMessage id="profile.orders.filter.term" />}
        value={chosen.term}
        onChange={({ currentTarget }) => setChosen({ ...chosen, term: currentTarget.value })}
      />
      <Button type="submit" mode="secondary">
        <FormattedMessage id="profile.orders.filter.submit" />
      </Button>
    </Row>
  );
}
