import { preloadable } from '@shop/preloadable';
import { whenIdle } from '../whenIdle';

const watching = preloadable(() => import('./whenVisible'));

/** When an element counts as seen: at once when 30 % are visible, or after they have been for a while. */
export type Seen = 'first' | 'impression';

/** As `whenVisible`, whose code comes when the page is idle. */
export function watch(element: Element, seen: Seen, onSeen: () => void): () => void {
  let stop: () => void = whenIdle(() => {
    let isStopped = false;
    stop = () => (isStopped = true);
    watching.load().then(
      ({ whenVisible, IMPRESSION_DELAY_MS }) => {
        if (!isStopped) stop = whenVisible(element, seen === 'first' ? 0 : IMPRESSION_DELAY_MS, onSeen);
      },
      // The next one asks again.
      () => undefined,
    );
  });
  return () => stop();
}
