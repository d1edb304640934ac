import { FORM_ERROR } from 'final-form';

export { FORM_ERROR };

/**
 * Error keys by field, nested like the values. A key is a validation code, or a full message id if it contains a dot.
 * `FORM_ERROR` is an error of the whole form.
 */
export interface FormErrors {
  [field: string]: string | FormErrors | undefined;
}

const QUESTION_OPEN = 'questionOpen';
/** The outcome of a submit that waits for an answer: the form keeps what was typed, and no failure is to be told. */
export const questionOpen: FormErrors = { [FORM_ERROR]: QUESTION_OPEN };
/** The error of a form as a whole that is to be told. */
export const toldError = (error: string | undefined) => (error === QUESTION_OPEN ? undefined : error);
