import { type MouseEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Form as FinalForm } from 'react-final-form';
import { errorsWithoutField, type FieldError } from './errorsWithoutField';
import { type FormErrors, toldError } from './formErrors';
import { FormMessage } from './FormMessage';
import { forgetValues } from './keptValues';
import { Restoration } from './Restoration';
import { trimValues } from './trimValues';

export interface FormProps<Values extends object> {
  initialValues?: Partial<Values> | undefined;
  /** Error keys of trimmed values. A field shows its own after blur, all fields on submit. */
  validate?: (values: Values) => FormErrors;
  /** Gets trimmed values. Returns the errors of a failed submit. */
  onSubmit: (values: Values) => Promise<FormErrors | undefined | void> | FormErrors | undefined | void;
  /** Initial values that change meanwhile are taken over, but where something else was typed. */
  followsInitialValues?: boolean;
  /** Name under which what was typed survives a reload or a closed drawer, until it is sent; passwords excepted. */
  restorationKey?: string;
  /** Fields that have another way to survive. */
  notRestored?: readonly string[];
  /** Accessible name, if no heading names it. */
  label?: string;
  className?: string;
  children:
    ReactNode | ((state: { submitting: boolean; values: Values; submitError: string | undefined }) => ReactNode);
}

/**
 * A form that validates on blur and submit and focuses its first invalid field, or open question. Errors of fields that it
 * does not have are a message of the form.
 */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { initialValues, followsInitialValues, validate, restorationKey, notRestored, label, className, children } =
    props;
  const { ref, unplaced, begun, attempted } = useAttempts();

  function handleSent(values: Values) {
    const outcome = props.onSubmit(trimValues(values));
    return restorationKey ? forgetSent(restorationKey, outcome) : outcome;
  }

  return (
    <FinalForm<Values>
      initialValues={initialValues}
      keepDirtyOnReinitialize={followsInitialValues}
      validate={validate && ((values) => validate(trimValues(values)))}
      onSubmit={handleSent}
    >
      {({ handleSubmit, submitting = false, values, submitError, form }) => (
        <form
          ref={ref}
          noValidate
          aria-label={label}
          className={className}
          onMouseDown={keepFocus}
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault();
            if (submitting) return;
            begun();
            void Promise.resolve(handleSubmit(event)).then(() =>
              attempted(form.getState().submitErrors as FormErrors | undefined, form.getRegisteredFields()),
            );
          }}
        >
          {unplaced.length > 0 && <FormMessage errors={unplaced} />}
          {typeof children === 'function'
            ? children({ submitting, values, submitError: toldError(submitError as string | undefined) })
            : children}
          {/* Behind the fields, which register themselves first. */}
          {restorationKey && <Restoration restorationKey={restorationKey} except={notRestored} />}
        </form>
      )}
    </FinalForm>
  );
}

/**
 * Pressing the button that sends the form leaves no field: the error that leaving shows would move the button from under
 * the pointer, and the press would be lost. Sending shows all errors anyway.
 */
function keepFocus(event: MouseEvent<HTMLFormElement>) {
  const button = (event.target as Element).closest('button');
  if (button?.type === 'submit') event.preventDefault();
}

type Outcome = ReturnType<FormProps<object>['onSubmit']>;

/** What has been sent without errors is not restored, also where the form has left the page by then. */
async function forgetSent(restorationKey: string, outcome: Outcome) {
  const errors = await outcome;
  if (!errors) forgetValues(restorationKey);
  return errors;
}

/**
 * After each submit, what stands in its way is scrolled into view and focused: the first invalid field in page order, or a
 * question that is still open. Where there is neither, the message of the errors that have no field is scrolled into view.
 */
function useAttempts() {
  const ref = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [unplaced, setUnplaced] = useState<readonly FieldError[]>([]);
  useEffect(() => {
    if (attempts === 0) return;
    const open = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-form-question]');
    const told = open ?? ref.current?.querySelector('[data-form-message]');
    told?.scrollIntoView({ block: 'center' });
    open?.focus({ preventScroll: true });
  }, [attempts]);

  /** `fields` are those of now: one that leaves the form later takes its error along. */
  function attempted(errors: FormErrors | undefined, fields: readonly string[]) {
    setUnplaced(errorsWithoutField(errors ?? {}, fields));
    setAttempts((count) => count + 1);
  }
  return { ref, unplaced, begun: () => setUnplaced([]), attempted };
}
