import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { ACTION_HEADER, EVENT_HEADER } from '@shop/contracts/constants';
import type { QuietOption } from './endpoint';
import type { ServiceEnvironment, ServiceError, ServiceRequest, ServiceResponse } from './environment';

const UNAUTHORIZED = 401;

interface CallOptions {
  environment: ServiceEnvironment;
  signal: AbortSignal;
  /** Of the reply's entry in the store, where it has one. */
  cacheKey?: string | undefined;
  isMutation?: boolean;
  /** The visitor is not told of its failure. */
  isQuiet?: boolean;
}

type CallResult = { data: unknown[]; error?: undefined } | { data?: undefined; error: ServiceError };

/** Base query of the JSON-array protocol, see `callService`. */
export const jsonArrayBaseQuery: BaseQueryFn<ServiceRequest, unknown[], ServiceError, QuietOption> = (
  request,
  { extra, signal, type, queryCacheKey },
  options,
) =>
  callService(request, {
    environment: extra as ServiceEnvironment,
    signal,
    cacheKey: queryCacheKey,
    isMutation: type === 'mutation',
    // Without options, it is undefined.
    isQuiet: Boolean((options as QuietOption | undefined)?.quiet),
  });

/**
 * Posts the arguments as an array; resolves with the array of results. Statuses other than 200, a dropped connection and an
 * unreadable response are errors; an error of the method is one of its results. A change for which the session has ended is
 * sent again after another sign-in.
 */
export async function callService(
  request: ServiceRequest,
  { environment, signal, cacheKey, isMutation = false, isQuiet = false }: CallOptions,
): Promise<CallResult> {
  const fail = (status: ServiceError['status'], traceId = '') => {
    const error = { status, traceId };
    if (!signal.aborted) environment.onError?.(error, request, { isMutation, isQuiet });
    return { error };
  };

  let response: ServiceResponse;
  try {
    response = await environment.transport(request, signal, cacheKey);
    if (response.status === UNAUTHORIZED && isMutation && !isQuiet && environment.signInAgain) {
      if (!(await environment.signInAgain())) return { error: { status: UNAUTHORIZED, traceId: '' } };
      response = await environment.transport(request, signal);
    }
  } catch {
    return fail('NETWORK');
  }
  const traceId = traceIdOf(response.header('traceparent'));
  if (response.status !== 200) return fail(response.status, traceId);
  forwardEvent(response, environment);
  const results = await readResults(response);
  if (!results) return fail('MALFORMED', traceId);
  environment.onAnswer?.(request);
  return { data: results };
}

async function readResults(response: ServiceResponse): Promise<unknown[] | null> {
  try {
    const value = await response.json();
    // A Go server encodes an empty list as null.
    if (value === null) return [];
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** Second part of a W3C traceparent, `00-<trace id>-<span id>-<flags>`. */
function traceIdOf(traceparent: string | null): string {
  return traceparent?.split('-')[1] ?? '';
}

function forwardEvent(response: ServiceResponse, environment: ServiceEnvironment) {
  const action = response.header(ACTION_HEADER);
  if (!action || !environment.onEvent) return;
  const event = response.header(EVENT_HEADER);
  try {
    environment.onEvent(action, event ? JSON.parse(decodeURIComponent(event)) : undefined);
  } catch {
    environment.onEvent(action, undefined);
  }
}
