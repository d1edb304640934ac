import { MIN_SEARCH_LENGTH } from '@shop/contracts/constants';
import { useNavigate } from '@shop/router';
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

/** The search field of the header. Works as a plain form; with scripts it suggests and checks the length. */
export function SearchBox({ action }: { action: string }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [term, setTerm] = useState('');
  const [open, setOpen] = useState(false);
  const [tooShort, setTooShort] = useState(false);
  const [activeId, setActiveId] = useState('');
  const [hasList, setHasList] = useState(false);
  const noteList = useCallback((list: HTMLElement | null) => setHasList(list !== null), []);
  const settled = useDebounced(term.trim(), SUGGEST_AFTER_MS);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const hintId = useId();
  const suggesting = open && settled.length >= MIN_SEARCH_LENGTH && settled === term.trim();

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
        const q = term.trim();
        setTooShort(q.length < MIN_SEARCH_LENGTH);
        if (q.length < MIN_SEARCH_LENGTH) return;
        close();
        navigate(`${action}?q=${encodeURIComponent(q)}`);
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
      <p id={hintId} role="alert" className="hint">
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
