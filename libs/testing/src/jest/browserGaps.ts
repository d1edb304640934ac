/** Browser APIs used by the shop that jsdom lacks. Runs before each test file. */
import { TextDecoder, TextEncoder } from 'node:util';
import { FakeBroadcastChannel } from './FakeBroadcastChannel';

const isBrowser = typeof window !== 'undefined';

if (isBrowser) {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  const gaps = {
    TextEncoder,
    TextDecoder,
    BroadcastChannel: FakeBroadcastChannel,
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
    matchMedia: (media: string) => ({
      media,
      matches: false,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
    }),
  };
  for (const [name, value] of Object.entries(gaps)) {
    if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  }
  if (!('fonts' in document))
    Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.scrollTo ??= () => {};

  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
