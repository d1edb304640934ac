import { createApi } from '@reduxjs/toolkit/query/react';
import { jsonArrayBaseQuery } from './jsonArrayBaseQuery';

const isServer = typeof document === 'undefined';
/** Seconds an unused answer is kept: long enough for the way back from a product to its list. */
const KEEP_UNUSED_SECONDS = 300;

/** The one api. Each service module injects its endpoints; use them only through that module. */
export const shopApi = createApi({
  reducerPath: 'services',
  baseQuery: jsonArrayBaseQuery,
  // `Session` is on what depends on who asks.
  tagTypes: ['Cart', 'Question', 'Questionnaire', 'Review', 'Session'],
  // A server's store dies with its request; a timer per answer would keep it alive.
  keepUnusedDataFor: isServer ? Infinity : KEEP_UNUSED_SECONDS,
  endpoints: () => ({}),
});
