import { inspect } from 'node:util';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** JSON lines on standard output, or on another stream. Errors are logged without query parameters. */
export function createLogger(config: Pick<Config, 'LOG_LEVEL'>, stream?: DestinationStream): Logger {
  return pino({ level: config.LOG_LEVEL, base: null, serializers: { err: describeError } }, stream);
}

/** Node's error of a refused connection has no message of its own, only one for each address tried. */
function messageOf(error: Error): string {
  if (error.message || !(error instanceof AggregateError)) return error.message;
  return error.errors.map((each: unknown) => (each instanceof Error ? each.message : String(each))).join('; ');
}

interface QueryError extends Error {
  query: string;
  cause: Error & { code?: string };
}

/** The message of a failed query contains its parameters, which may be personal: they are not logged. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: typeof error === 'string' ? error : inspect(error) };
  if (!isQueryError(error)) {
    const { code } = error as Error & { code?: unknown };
    return { name: error.name, message: messageOf(error), code, stack: error.stack };
  }
  const { query, cause } = error;
  return { name: error.name, message: cause.message, code: cause.code, query, stack: cause.stack };
}

function isQueryError(error: Error): error is QueryError {
  return 'query' in error && error.cause instanceof Error;
}
