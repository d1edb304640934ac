/** Thrown in place of a page that has moved for good. */
export class PageMoved {
  /** Where to, with the query that was asked for. */
  readonly to: string;

  constructor(to: string) {
    this.to = to;
  }
}
