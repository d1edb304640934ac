export { FORM_ERROR } from 'final-form';

/**
 * Error keys by field, nested as the values are. A key is a validation code, or the whole id of a message where it
 * contains a dot. `FORM_ERROR` says that the form failed without any field being wrong.
 */
export interface FormErrors {
  [field: string]: string | FormErrors | undefined;
}
