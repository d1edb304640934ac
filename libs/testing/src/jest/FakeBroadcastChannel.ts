const open = new Set<FakeBroadcastChannel>();

/** Channels of one name receive each other's messages synchronously, and do not keep the process running. */
export class FakeBroadcastChannel extends EventTarget {
  onmessage: ((event: MessageEvent) => void) | null = null;
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    open.add(this);
  }

  postMessage(data: unknown) {
    for (const other of open) {
      if (other === this || other.name !== this.name) continue;
      const event = new MessageEvent('message', { data });
      other.onmessage?.(event);
      other.dispatchEvent(event);
    }
  }

  close() {
    open.delete(this);
  }
}
