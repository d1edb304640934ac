export { HighlightFilterBox as Element } from './HighlightFilterBox';
