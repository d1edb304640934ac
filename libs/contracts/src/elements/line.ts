import { elementObject } from './elementObject.ts';

export const lineSchema = elementObject({});
