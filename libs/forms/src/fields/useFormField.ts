import { knownMaxLength } from '@shop/validation';
import { useField } from 'react-final-form';
import { useErrorText } from '../useErrorText';

/** Connects a control to the surrounding form: its input props, and its error text once it is to be shown. */
export function useFormField<Value = string>(name: string, type?: string) {
  const errorText = useErrorText();
  const { input, meta } = useField<Value>(name, type ? { type } : undefined);
  const key = meta.error ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError);
  // Leaving what nothing was typed into is no mistake; a note about it would push the button just pressed away.
  const isShown = meta.touched && (meta.modified || meta.submitFailed);
  const error = isShown && typeof key === 'string' ? errorText(key, name, { max: knownMaxLength(name) }) : undefined;
  return { input, error };
}
