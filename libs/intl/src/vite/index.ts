export { compiledIntl } from './compiledIntl.ts';
export { shopMessages } from './shopMessages.ts';
