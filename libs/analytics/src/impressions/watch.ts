import { preloadable } from '@shop/preloadable';
import { whenIdle } from '../whenIdle';

const watching = preloadable(() => import('./whenVisible'));

/** When an element counts as seen: as soon as 30 % are visible, or once they have been for a while. */
export type Seen = 'first' | 'impression';

/** Like `whenVisible`, but loads its code when the page is idle. */
export function watch(element: Element, seen: Seen, onSeen: () => void): () => void {
  let stop: () => void = whenIdle(() => {
    let isStopped = false;
    stop = () => (isStopped = true);
    watching.load().then(
      ({ whenVisible, IMPRESSION_DELAY_MS }) => {
        if (!isStopped) stop = whenVisible(element, seen === 'first' ? 0 : IMPRESSION_DELAY_MS, onSeen);
      },
      // The next call tries again.
      () => undefined,
    );
  });
  return () => stop();
}
