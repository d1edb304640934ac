export { FORM_ERROR } from 'final-form';

/**
 * Error keys by field, nested like the values. A key is a validation code, or a full message id if it contains a dot.
 * `FORM_ERROR` is an error of the whole form.
 */
export interface FormErrors {
  [field: string]: string | FormErrors | undefined;
}
