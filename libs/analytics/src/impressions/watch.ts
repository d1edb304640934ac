import { whenIdle } from '../whenIdle';
import { IMPRESSION_DELAY_MS, whenVisible } from './whenVisible';

/** When an element counts as seen: as soon as 30 % are visible, or once they have been for a while. */
export type Seen = 'first' | 'impression';

/** Like `whenVisible`, from when the page is idle. */
export function watch(element: Element, seen: Seen, onSeen: () => void): () => void {
  let stop = whenIdle(() => {
    stop = whenVisible(element, seen === 'first' ? 0 : IMPRESSION_DELAY_MS, onSeen);
  });
  return () => stop();
}
