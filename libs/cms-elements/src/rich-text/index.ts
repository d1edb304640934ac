export { RichTextElement as Element } from './RichTextElement';
