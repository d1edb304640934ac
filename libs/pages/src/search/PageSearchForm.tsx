import { MIN_SEARCH_LENGTH } from '@shop/contracts/constants';
import { useNavigate } from '@shop/router';
import { Button } from '@shop/ui-kit/button';
import { TextField } from '@shop/ui-kit/field';
import { theme } from '@shop/ui-kit/theme';
import { type SyntheticEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';

const Row = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 30rem) auto;
  justify-content: start;
  align-items: start;
  gap: ${theme.space.s};
  margin-block: ${theme.space.m} ${theme.space.l};
`;

interface PageSearchFormProps {
  action: string;
  term: string;
  tooShort: boolean;
}

/** The search form of the search page. A term that is too short stays in its field, with an error. */
export function PageSearchForm({ action, term, tooShort }: PageSearchFormProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [value, setValue] = useState(term);
  const [rejected, setRejected] = useState(tooShort);

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    const q = value.trim();
    setRejected(q.length < MIN_SEARCH_LENGTH);
    if (q.length >= MIN_SEARCH_LENGTH) navigate(`${action}?q=${encodeURIComponent(q)}`);
  }

  return (
    <Row action={action} onSubmit={handleSubmit}>
      <TextField
        label={formatMessage({ id: 'pages.search.label' })}
        hideLabel
        type="search"
        name="q"
        value={value}
        error={rejected ? formatMessage({ id: 'pages.search.tooShort' }, { min: MIN_SEARCH_LENGTH }) : undefined}
        onChange={(event) => setValue(event.target.value)}
      />
      <Button type="submit">{formatMessage({ id: 'pages.search.submit' })}</Button>
    </Row>
  );
}
