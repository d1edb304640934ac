import { theme } from '@shop/ui-kit/theme';
import { type RefObject, type SubmitEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Segments } from '../frame/Segments';
import { entryKinds } from '../location/deskLocation';
import { useHere } from '../location/useDesk';

const { color, space } = theme;

const Search = styled.form`
  flex: 1 1 10rem;
  & > input {
    width: 100%;
    min-height: 2.25rem;
    padding: 0 ${space.s};
    border: 1px solid ${color.lineStrong};
    border-radius: ${theme.radius.control};
    background: ${color.control};
    font-size: ${theme.text.s};
  }
`;

/** Longest search, in characters. */
const MAX_SEARCH = 100;

/** Chooses which entries are listed: their kind, and letters in their texts. Reports have neither. */
export function ModerationFilters({ searchRef }: { searchRef: RefObject<HTMLInputElement | null> }) {
  const { formatMessage } = useIntl();
  const { location, go } = useHere();
  if (location.tab === 'reports') return null;
  return (
    <>
      {location.tab === 'waiting' && (
        <Segments role="group" aria-label={formatMessage({ id: 'desk.filter.kind' })}>
          {[null, ...entryKinds].map((kind) => (
            <button key={kind} type="button" aria-pressed={kind === location.kind} onClick={() => go({ kind })}>
              <FormattedMessage id={kind ? `desk.filter.${kind}` : 'desk.filter.all'} />
            </button>
          ))}
        </Segments>
      )}
      <SearchForm key={location.search} searchRef={searchRef} />
    </>
  );
}

function SearchForm({ searchRef }: { searchRef: RefObject<HTMLInputElement | null> }) {
  const { formatMessage } = useIntl();
  const { location, go } = useHere();
  const [words, setWords] = useState(location.search);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    go({ search: words.trim() });
    // The list is what comes next, and its keys.
    searchRef.current?.blur();
  }

  function handleChange(value: string) {
    setWords(value);
    if (!value && location.search) go({ search: '' });
  }

  return (
    <Search role="search" onSubmit={handleSubmit}>
      <input
        ref={searchRef}
        type="search"
        aria-label={formatMessage({ id: 'desk.filter.search' })}
        placeholder={formatMessage({ id: 'desk.filter.search' })}
        maxLength={MAX_SEARCH}
        value={words}
        onChange={({ target }) => handleChange(target.value)}
      />
    </Search>
  );
}
