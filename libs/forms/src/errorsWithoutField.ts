import { FORM_ERROR, type FormErrors } from './formErrors';

/** An error key and the path of the field it is about. */
export interface FieldError {
  path: string;
  key: string;
}

/** The errors that no field of a form shows, because it has none of that name. `fields` are the names of those it has. */
export function errorsWithoutField(errors: FormErrors, fields: readonly string[]): FieldError[] {
  return leavesOf(errors, '').filter(({ path }) => !fields.includes(path));
}

function leavesOf(errors: FormErrors, parent: string): FieldError[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (!error || name === FORM_ERROR) return [];
    const path = parent + name;
    return typeof error === 'string' ? [{ path, key: error }] : leavesOf(error, `${path}.`);
  });
}
