export { Glossary as Element } from './Glossary';
export { schema } from './schema';
