export { type AskedRequest, FakeHttpServices, type HttpAnswer } from './FakeHttpServices.ts';
