import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Form as FinalForm } from 'react-final-form';
import type { FormErrors } from './formErrors';
import { trimValues } from './trimValues';

export interface FormProps<Values extends object> {
  initialValues?: Partial<Values>;
  /** Error keys of trimmed values. A field shows its own after blur, all fields on submit. */
  validate?: (values: Values) => FormErrors;
  /** Gets trimmed values. Returns the errors of a failed submit. */
  onSubmit: (values: Values) => Promise<FormErrors | undefined | void> | FormErrors | undefined | void;
  /** Accessible name, if no heading names it. */
  label?: string;
  className?: string;
  children:
    ReactNode | ((state: { submitting: boolean; values: Values; submitError: string | undefined }) => ReactNode);
}

/** A form that validates on blur and submit and focuses its first invalid field. */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { initialValues, validate, onSubmit, label, className, children } = props;
  const { ref, attempted } = useFirstErrorFocus();
  return (
    <FinalForm<Values>
      initialValues={initialValues}
      validate={validate && ((values) => validate(trimValues(values)))}
      onSubmit={(values) => onSubmit(trimValues(values))}
    >
      {({ handleSubmit, submitting = false, values, submitError }) => (
        <form
          ref={ref}
          noValidate
          aria-label={label}
          className={className}
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault();
            if (!submitting) void Promise.resolve(handleSubmit(event)).then(attempted);
          }}
        >
          {typeof children === 'function'
            ? children({ submitting, values, submitError: submitError as string | undefined })
            : children}
        </form>
      )}
    </FinalForm>
  );
}

/** After each submit, the first invalid field in page order is scrolled into view and focused. */
function useFirstErrorFocus() {
  const ref = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts === 0) return;
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.scrollIntoView({ block: 'center' });
    wrong?.focus({ preventScroll: true });
  }, [attempts]);
  return { ref, attempted: () => setAttempts((count) => count + 1) };
}
