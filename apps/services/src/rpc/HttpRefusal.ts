/**
 * Ends a call with an HTTP status instead of results, for errors that are not in the contract, such as too many
 * attempts.
 */
export class HttpRefusal extends Error {
  readonly status: number;
  /** Seconds after which another attempt may succeed. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, text: string, retryAfterSeconds?: number) {
    super(text);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
