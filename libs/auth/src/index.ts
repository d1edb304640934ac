export type { AuthDrawerProps } from './drawer/AuthDrawer';
export { LogoutButton, type LogoutButtonProps } from './logout-button/LogoutButton';
export { LOGIN_APP } from './login-page/loginApp';
export { resetTokenIn } from './reset-form/resetToken';
