import { restingPosition } from './slidePositions';
import { slideTo } from './slideTo';

const FOCUSABLE = 'a[href],button:not(:disabled),input,select,textarea,[tabindex="0"]';
/** These need the arrow keys themselves. */
const TYPING = 'input,select,textarea,[contenteditable]';

/**
 * Moves the focus from its slide to the next (1) or previous (-1) one and scrolls that into view; returns whether it
 * could.
 */
export function focusNeighbour(row: HTMLElement, focused: Element, direction: number): boolean {
  if (focused.closest(TYPING)) return false;
  const slides = [...row.children] as HTMLElement[];
  const index = slides.findIndex((slide) => slide.contains(focused)) + direction;
  const slide = slides[index];
  const target = slide?.querySelector<HTMLElement>(FOCUSABLE);
  if (!slide || !target) return false;
  target.focus({ preventScroll: true });
  const start = slide.offsetLeft - slides[0]!.offsetLeft;
  const end = start + slide.offsetWidth - row.clientWidth;
  if (start < row.scrollLeft) slideTo(row, start);
  else if (end > row.scrollLeft) slideTo(row, restingPosition(row, end, 1));
  return true;
}
