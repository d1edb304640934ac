export { Form, type FormProps } from './Form';
export { useErrorText } from './useErrorText';
export { EmailFormField, type EmailFormFieldProps } from './fields/EmailFormField';
export { PasswordFormField, type PasswordFormFieldProps } from './fields/PasswordFormField';
export { SelectFormField, type SelectFormFieldProps } from './fields/SelectFormField';
export { TextFormField, type TextFormFieldProps } from './fields/TextFormField';
export { useMistypedCom } from './fields/useMistypedCom';
export { fieldErrorsOf } from './fieldErrorsOf';
export { FORM_ERROR, type FormErrors } from './formErrors';
