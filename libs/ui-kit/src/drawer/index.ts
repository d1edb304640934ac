export { Drawer, type DrawerProps } from './Drawer';
export { useModalDialog } from './useModalDialog';
