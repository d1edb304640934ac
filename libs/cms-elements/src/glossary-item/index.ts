export { GlossaryItem as Element } from './GlossaryItem';
