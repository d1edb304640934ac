/** Ends a request for a page with a status, and says when another try may succeed. */
export class PageRefusal extends Error {
  override name = 'PageRefusal';
  readonly statusCode: number;
  readonly retryAfterSeconds: number;

  constructor(statusCode: number, retryAfterSeconds: number) {
    super('refused');
    this.statusCode = statusCode;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
