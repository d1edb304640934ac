export { GlossaryItem as Element } from './GlossaryItem';
export { schema } from './schema';
