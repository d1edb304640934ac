import * as z from 'zod/mini';

export { Line as Element } from './Line';
export const schema = z.object({});
