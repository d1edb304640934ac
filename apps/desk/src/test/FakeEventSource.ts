import type { ModerationCounts } from '@shop/contracts';

/** Server-sent events that a test sends itself. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 1;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  /** Puts it in the browser's place. */
  static install() {
    FakeEventSource.opened = [];
    Object.assign(globalThis, { EventSource: FakeEventSource });
  }

  /** Tells the latest page of counts. */
  static tell(counts: ModerationCounts) {
    FakeEventSource.opened.at(-1)!.dispatchEvent(new MessageEvent('counts', { data: JSON.stringify(counts) }));
  }

  /** Refuses the latest page, as a browser that gives up. */
  static refuse() {
    const source = FakeEventSource.opened.at(-1)!;
    source.readyState = FakeEventSource.CLOSED;
    source.dispatchEvent(new Event('error'));
  }

  close() {
    this.readyState = FakeEventSource.CLOSED;
  }
}
