import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useField, useForm } from 'react-final-form';

interface FilledIn {
  /** Names of the field that is typed into, and of the one that is filled in by it. */
  from: string;
  to: string;
  /** What belongs to a value, trimmed; null where nothing does. */
  find: (value: string) => Promise<string | null>;
}

/**
 * Inside a form: fills in a field by another one, as long as it is empty or holds what was filled in before. Once for each
 * value, so that what the visitor deletes stays deleted.
 */
export function useFilledIn({ from, to, find }: FilledIn) {
  const form = useForm();
  const { input } = useField<string | undefined>(from, { subscription: { value: true } });
  const value = (input.value ?? '').trim();
  const last = useRef({ value: '', filled: '' });
  const search = useEffectEvent(find);

  useEffect(() => {
    const isFree = () => {
      const current = form.getFieldState(to)?.value as string | undefined;
      return !current || current === last.current.filled;
    };
    if (value === '' || value === last.current.value || !isFree()) return undefined;
    let isLeft = false;
    void search(value).then((found) => {
      if (isLeft || found === null || !isFree()) return;
      last.current = { value, filled: found };
      flushSync(() => form.change(to, found));
      // Whoever is in the field already replaces by typing, instead of adding to it.
      if (form.getFieldState(to)?.active) (document.activeElement as HTMLInputElement).select();
    });
    return () => {
      isLeft = true;
    };
  }, [form, to, value]);
}
