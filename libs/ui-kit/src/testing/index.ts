export { fakeCamera } from './fakeCamera';
export { type PageOptions, renderInPage } from './renderInPage';
