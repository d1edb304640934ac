export { defineStorefront } from './defineStorefront.ts';
export { withoutMessageParser } from './withoutMessageParser.ts';
