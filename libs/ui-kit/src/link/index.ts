export { isPlainClick } from './isPlainClick';
export { Link, type LinkProps } from './Link';
