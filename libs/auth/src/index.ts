export type { AuthDrawerProps } from './drawer/AuthDrawer';
export { LogoutButton, type LogoutButtonProps } from './logout-button/LogoutButton';
