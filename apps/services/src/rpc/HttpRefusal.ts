/** Ends a call with a status instead of results: for what the contract has no result for, such as too many attempts. */
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
