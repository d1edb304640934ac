export { Form, type FormProps } from './Form';
export { useErrorText } from './useErrorText';
export { PasswordFormField, type PasswordFormFieldProps } from './fields/PasswordFormField';
export { TextFormField, type TextFormFieldProps } from './fields/TextFormField';
export { useFormField } from './fields/useFormField';
export { FORM_ERROR, type FormErrors } from './formErrors';
