import type { IncomingHttpHeaders } from 'node:http';
import { continueTrace } from './continueTrace.ts';
import { requestId } from './requestId.ts';

/** Headers of a response that is no other server's: they continue the trace of the request and repeat its id, or begin new ones. */
export function traceHeaders(request: IncomingHttpHeaders) {
  return {
    traceparent: continueTrace(request['traceparent'] as string | undefined).header,
    'x-request-id': requestId(request['x-request-id']),
  };
}
