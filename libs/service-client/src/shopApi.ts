import { createApi } from '@reduxjs/toolkit/query/react';
import { jsonArrayBaseQuery } from './jsonArrayBaseQuery';

const isServer = typeof document === 'undefined';
/** Seconds an unused reply is kept: long enough to go back from a product to its list. */
const KEEP_UNUSED_SECONDS = 300;

/** The only api. Each service module injects its endpoints; use them only through that module. */
export const shopApi = createApi({
  reducerPath: 'services',
  baseQuery: jsonArrayBaseQuery,
  // `Session`: depends on the visitor.
  tagTypes: ['Cart', 'Checkout', 'Order', 'Passkey', 'Question', 'Questionnaire', 'Review', 'Session'],
  // The server's store is discarded after its request; a timer per reply would keep it in memory.
  keepUnusedDataFor: isServer ? Infinity : KEEP_UNUSED_SECONDS,
  endpoints: () => ({}),
});
