import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** JSON lines on standard output, or on another stream. Errors are logged without query parameters. */
export function createLogger(config: Pick<Config, 'LOG_LEVEL'>, stream?: DestinationStream): Logger {
  return pino({ level: config.LOG_LEVEL, base: null, serializers: { err: describeError } }, stream);
}

interface QueryError extends Error {
  query: string;
  cause: Error & { code?: string };
}

/** The message of a failed query contains its parameters, which may be personal: they are not logged. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  if (!isQueryError(error)) return { name: error.name, message: error.message, stack: error.stack };
  const { query, cause } = error;
  return { name: error.name, message: cause.message, code: cause.code, query, stack: cause.stack };
}

function isQueryError(error: Error): error is QueryError {
  return 'query' in error && error.cause instanceof Error;
}
