export { ScanCode } from './ScanCode';
