export { HighlightFilterBox as Element } from './HighlightFilterBox';
export { schema } from './schema';
