export { RichTextElement as Element } from './RichTextElement';
export { schema } from './schema';
