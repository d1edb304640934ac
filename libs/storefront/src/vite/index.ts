export { defineStorefront } from './defineStorefront.ts';
export { styledTemplates } from './styledTemplates.ts';
export { withoutMessageParser } from './withoutMessageParser.ts';
