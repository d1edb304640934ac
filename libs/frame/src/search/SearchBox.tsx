import { MIN_SEARCH_LENGTH } from '@shop/contracts/constants';
import { IconSearch } from '@shop/ui-kit/icon';
import { lazy, Suspense, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { SearchForm } from './SearchForm';
import { useDebounced } from './useDebounced';

const Suggestions = lazy(() => import('./Suggestions'));

/** ms without typing before suggestions are asked for (specification, section 9). */
const SUGGEST_AFTER_MS = 500;

/** The search field of the header. Works as a plain form; with scripts it suggests and checks the length. */
export function SearchBox({ action }: { action: string }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [term, setTerm] = useState('');
  const [open, setOpen] = useState(false);
  const [tooShort, setTooShort] = useState(false);
  const [activeId, setActiveId] = useState('');
  const settled = useDebounced(term.trim(), SUGGEST_AFTER_MS);
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
        void navigate(`${action}?q=${encodeURIComponent(q)}`);
      }}
    >
      <input
        type="search"
        name="q"
        value={term}
        autoComplete="off"
        placeholder={formatMessage({ id: 'frame.search.placeholder' })}
        aria-label={formatMessage({ id: 'frame.search.label' })}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={suggesting}
        aria-controls={listId}
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
          if (event.key === 'Escape' && open) {
            event.preventDefault();
            close();
          }
          if (event.key === 'Enter' && activeId) {
            event.preventDefault();
            document.getElementById(activeId)?.click();
          }
          if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && suggesting) {
            event.preventDefault();
            setActiveId(moveTo(nextOption(listId, activeId, event.key === 'ArrowDown' ? 1 : -1)));
          }
        }}
      />
      <button type="submit" aria-label={formatMessage({ id: 'frame.search.submit' })}>
        <IconSearch />
      </button>
      <p id={hintId} role="alert" className="hint">
        {tooShort && formatMessage({ id: 'frame.search.tooShort' }, { min: MIN_SEARCH_LENGTH })}
      </p>
      <Suspense fallback={null}>
        {suggesting && <Suggestions id={listId} term={settled} action={action} activeId={activeId} onChoose={close} />}
      </Suspense>
    </SearchForm>
  );
}

/** The list may be longer than its panel. */
function moveTo(optionId: string): string {
  document.getElementById(optionId)?.scrollIntoView({ block: 'nearest' });
  return optionId;
}

/** Id of the option after (or before) the active one, around the ends. */
function nextOption(listId: string, activeId: string, step: 1 | -1): string {
  const options = [...(document.getElementById(listId)?.querySelectorAll('[role="option"]') ?? [])].map(({ id }) => id);
  if (options.length === 0) return '';
  const at = options.indexOf(activeId);
  const next = at < 0 ? (step > 0 ? 0 : options.length - 1) : (at + step + options.length) % options.length;
  return options[next]!;
}
