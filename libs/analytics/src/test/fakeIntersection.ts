type Callback = (entries: Partial<IntersectionObserverEntry>[]) => void;

const watched = new Map<Element, Callback>();

/** Replaces the browser's IntersectionObserver, for which jsdom has no layout. */
export function fakeIntersection() {
  watched.clear();
  class FakeObserver {
    readonly #callback: Callback;
    readonly #elements: Element[] = [];
    constructor(callback: Callback) {
      this.#callback = callback;
    }
    observe(element: Element) {
      this.#elements.push(element);
      watched.set(element, this.#callback);
    }
    disconnect() {
      for (const element of this.#elements) watched.delete(element);
    }
  }
  Object.defineProperty(globalThis, 'IntersectionObserver', {
    value: FakeObserver,
    writable: true,
    configurable: true,
  });
}

/** Makes the element visible by this share, from 0 to 1. */
export function scrollTo(element: Element, share: number) {
  watched.get(element)?.([{ isIntersecting: share > 0, intersectionRatio: share }]);
}

export const isWatched = (element: Element) => watched.has(element);
