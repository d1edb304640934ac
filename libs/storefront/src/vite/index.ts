export { defineStorefront } from './defineStorefront.ts';
