export { NewPasswordField } from './NewPasswordField';
export { refusalOf } from './refusalOf';
export { usePasswordScore } from './usePasswordScore';
