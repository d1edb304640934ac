import { MIN_SEARCH_LENGTH } from '@shop/contracts/constants';
import { useLocation, useNavigate } from '@shop/router';
import { preloadable } from '@shop/preloadable';
import { IconSearch } from '@shop/ui-kit/icon';
import { WhenWanted } from '@shop/ui-kit/part';
import { useCallback, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { SearchForm } from './SearchForm';
import { useDebounced } from './useDebounced';

const suggestions = preloadable(() => import('./Suggestions'));

/** Debounce in ms before suggestions are requested (specification, section 9). */
const SUGGEST_AFTER_MS = 500;

const isTooShort = (term: string) => term.trim().length < MIN_SEARCH_LENGTH;
/** An address without a term asks for nothing. */
const isRefused = (searched: string) => searched !== '' && isTooShort(searched);

interface SearchBoxProps {
  /** Address of the search page. */
  action: string;
  /** The page is the search, whatever its address: it may have others. */
  isSearchPage: boolean;
}

/**
 * The search field of the header, which on the search page has its term. Works as a plain form; with scripts it suggests
 * and checks the length.
 */
export function SearchBox({ action, isSearchPage }: SearchBoxProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { search } = useLocation();
  const searched = (isSearchPage && new URLSearchParams(search).get('q')) || '';
  const [shown, setShown] = useState(searched);
  const [term, setTerm] = useState(searched);
  const [open, setOpen] = useState(false);
  const [tooShort, setTooShort] = useState(isRefused(searched));
  const [activeId, setActiveId] = useState('');
  const [hasList, setHasList] = useState(false);
  const noteList = useCallback((list: HTMLElement | null) => setHasList(list !== null), []);
  const settled = useDebounced(term.trim(), SUGGEST_AFTER_MS);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const hintId = useId();
  const suggesting = open && !isTooShort(settled) && settled === term.trim();

  if (searched !== shown) {
    setShown(searched);
    setTerm(searched);
    setTooShort(isRefused(searched));
  }

  function close() {
    setOpen(false);
    setActiveId('');
  }

  return (
    <SearchForm
      role="search"
      action={action}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        setTooShort(isTooShort(term));
        if (isTooShort(term)) return;
        close();
        navigate(`${action}?q=${encodeURIComponent(term.trim())}`);
      }}
    >
      <input
        type="search"
        name="q"
        value={term}
        autoComplete="off"
        placeholder={formatMessage({ id: 'frame.search.placeholder' })}
        aria-label={formatMessage({ id: 'frame.search.label' })}
        ref={field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        aria-activedescendant={activeId || undefined}
        aria-describedby={tooShort ? hintId : undefined}
        aria-invalid={tooShort || undefined}
        onChange={(event) => {
          setTerm(event.target.value);
          setTooShort(false);
          setActiveId('');
          setOpen(true);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !open) return;
          event.preventDefault();
          close();
        }}
      />
      <button type="submit" aria-label={formatMessage({ id: 'frame.search.submit' })}>
        <IconSearch />
      </button>
      <p id={hintId} role="alert" className={tooShort ? 'hint' : undefined}>
        {tooShort && formatMessage({ id: 'frame.search.tooShort' }, { min: MIN_SEARCH_LENGTH })}
      </p>
      {/* The search works without suggestions. */}
      {suggesting && (
        <WhenWanted part={suggestions} failed={null}>
          {({ default: Suggestions }) => (
            <Suggestions
              id={listId}
              listRef={noteList}
              term={settled}
              action={action}
              field={field}
              activeId={activeId}
              onActive={setActiveId}
              onChoose={close}
            />
          )}
        </WhenWanted>
      )}
    </SearchForm>
  );
}
