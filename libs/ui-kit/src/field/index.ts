export { CheckboxField, type CheckboxFieldProps } from './CheckboxField';
export { onOneLine } from './onOneLine';
export { PasswordField, type PasswordFieldProps } from './PasswordField';
export { QuantityField, type QuantityFieldProps } from './QuantityField';
export { RadioField, type RadioFieldProps } from './RadioField';
export { SelectField, type SelectFieldProps } from './SelectField';
export { TextArea, type TextAreaProps } from './TextArea';
export { TextField, type TextFieldProps } from './TextField';
