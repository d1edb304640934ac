import { type RefObject, useEffect, useEffectEvent } from 'react';

interface OptionKeys {
  field: RefObject<HTMLInputElement | null>;
  listId: string;
  /** Id of the active option; empty if none. */
  activeId: string;
  onActive: (optionId: string) => void;
}

/**
 * Lets the arrow keys of the field move through the options of the list, around its ends, and Enter follow the active
 * one.
 */
export function useOptionKeys({ field, listId, activeId, onActive }: OptionKeys) {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Enter' && activeId) {
      event.preventDefault();
      document.getElementById(activeId)?.click();
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = nextOption(listId, activeId, event.key === 'ArrowDown' ? 1 : -1);
      // The list may be longer than its panel.
      document.getElementById(next)?.scrollIntoView({ block: 'nearest' });
      onActive(next);
    }
  });

  useEffect(() => {
    const input = field.current;
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    input?.addEventListener('keydown', listener);
    return () => input?.removeEventListener('keydown', listener);
  }, [field]);
}

/** Id of the option after (or before) the active one. */
function nextOption(listId: string, activeId: string, step: 1 | -1): string {
  const options = [...(document.getElementById(listId)?.querySelectorAll('[role="option"]') ?? [])].map(({ id }) => id);
  if (options.length === 0) return '';
  const at = options.indexOf(activeId);
  const next = at < 0 ? (step > 0 ? 0 : options.length - 1) : (at + step + options.length) % options.length;
  return options[next]!;
}
