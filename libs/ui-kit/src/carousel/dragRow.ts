import { restingPosition } from './slidePositions';
import { slideTo, stopSliding } from './slideTo';

/** px a pressed mouse moves before it drags the row; until then it may become a click (specification, section 9). */
const DRAG_THRESHOLD = 10;

/**
 * Lets the mouse drag the row sideways; on release it snaps to a slide. Returns a function that removes the listeners.
 */
export function dragRow(row: HTMLElement): () => void {
  let start: { x: number; left: number } | null = null;
  let lastX = 0;
  let direction: 1 | -1 = 1;
  let isDragging = false;

  function handleDown(event: PointerEvent) {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    stopSliding(row);
    start = { x: event.clientX, left: row.scrollLeft };
    lastX = event.clientX;
    window.addEventListener('pointermove', handleMove);
    window.addEventListener('pointerup', handleUp);
    window.addEventListener('pointercancel', handleUp);
  }

  function handleMove({ clientX }: PointerEvent) {
    if (!start) return;
    const moved = clientX - start.x;
    if (!isDragging && Math.abs(moved) < DRAG_THRESHOLD) return;
    isDragging = true;
    row.dataset['moving'] = 'drag';
    if (clientX !== lastX) direction = clientX < lastX ? 1 : -1;
    lastX = clientX;
    row.scrollLeft = start.left - moved;
  }

  function handleUp() {
    letGo();
    if (!isDragging) return;
    isDragging = false;
    delete row.dataset['moving'];
    // The release of a drag must not count as a click on what is below.
    row.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => row.removeEventListener('click', swallow, true));
    slideTo(row, restingPosition(row, row.scrollLeft, direction));
  }

  function letGo() {
    start = null;
    window.removeEventListener('pointermove', handleMove);
    window.removeEventListener('pointerup', handleUp);
    window.removeEventListener('pointercancel', handleUp);
  }

  row.addEventListener('pointerdown', handleDown);
  row.addEventListener('dragstart', prevent);
  return () => {
    letGo();
    row.removeEventListener('pointerdown', handleDown);
    row.removeEventListener('dragstart', prevent);
  };
}

/** Native dragging of links and pictures would capture the pointer. */
function prevent(event: Event) {
  event.preventDefault();
}

function swallow(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}
