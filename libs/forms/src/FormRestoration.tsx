import { useEffect } from 'react';
import { useForm, useFormState } from 'react-final-form';

export interface FormRestorationProps {
  /** Where the form is kept in session storage. */
  restorationKey: string;
}

/** Keeps what was typed into the form around it, passwords apart, and brings it back when the form is shown again. */
export function FormRestoration({ restorationKey }: FormRestorationProps) {
  const form = useForm();
  const { values, dirty } = useFormState({ subscription: { values: true, dirty: true } });

  useEffect(() => {
    const kept = readKept(restorationKey);
    form.batch(() => Object.entries(kept).forEach(([field, value]) => form.change(field, value)));
  }, [form, restorationKey]);

  useEffect(() => {
    if (dirty) keep(restorationKey, withoutPasswords(values));
  }, [restorationKey, values, dirty]);

  return null;
}

function withoutPasswords(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !/password/i.test(field)));
}

function keep(key: string, values: object) {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Without storage nothing is kept.
  }
}

function readKept(key: string): object {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return kept && typeof kept === 'object' ? withoutPasswords(kept) : {};
  } catch {
    return {};
  }
}
