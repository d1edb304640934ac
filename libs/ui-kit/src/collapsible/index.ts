export { CollapsibleBlock, type CollapsibleBlockProps } from './CollapsibleBlock';
