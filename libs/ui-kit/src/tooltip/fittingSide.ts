export type Side = 'top' | 'right' | 'bottom' | 'left';

/** A box in px, relative to the top left corner of the window. */
export type Box = Pick<DOMRectReadOnly, 'top' | 'right' | 'bottom' | 'left'>;

export interface Size {
  width: number;
  height: number;
}

/** Maximum number of other sides tried (specification, section 4). */
const MAX_TRIES = 3;

/** The opposite side first, then the perpendicular ones. */
const order: Record<Side, readonly Side[]> = {
  top: ['top', 'bottom', 'right', 'left'],
  bottom: ['bottom', 'top', 'right', 'left'],
  left: ['left', 'right', 'top', 'bottom'],
  right: ['right', 'left', 'top', 'bottom'],
};

/** The side of `anchor` on which a box of `size` fits in the window; the preferred one if none. */
export function fittingSide(preferred: Side, anchor: Box, size: Size, gap: number, window: Size): Side {
  const sides = order[preferred].slice(0, 1 + MAX_TRIES);
  return sides.find((side) => fits(side, boxAt(side, anchor, size, gap), window)) ?? preferred;
}

/** px by which a box has to be shifted along its side to stay in the window; aligned to the start if it is too long. */
export function shiftInto(side: Side, anchor: Box, size: Size, gap: number, window: Size): number {
  const box = boxAt(side, anchor, size, gap);
  const [start, end, length] = isBeside(side)
    ? [box.top, box.bottom, window.height]
    : [box.left, box.right, window.width];
  return Math.max(-start, Math.min(0, length - end));
}

/** The box can be shifted along the side, so only the other axis must fit. */
function fits(side: Side, { top, right, bottom, left }: Box, window: Size): boolean {
  if (isBeside(side)) return left >= 0 && right <= window.width && bottom - top <= window.height;
  return top >= 0 && bottom <= window.height && right - left <= window.width;
}

function isBeside(side: Side): boolean {
  return side === 'left' || side === 'right';
}

function boxAt(side: Side, anchor: Box, { width, height }: Size, gap: number): Box {
  const left = {
    left: anchor.left - gap - width,
    right: anchor.right + gap,
    top: (anchor.left + anchor.right - width) / 2,
    bottom: (anchor.left + anchor.right - width) / 2,
  }[side];
  const top = {
    top: anchor.top - gap - height,
    bottom: anchor.bottom + gap,
    left: (anchor.top + anchor.bottom - height) / 2,
    right: (anchor.top + anchor.bottom - height) / 2,
  }[side];
  return { left, top, right: left + width, bottom: top + height };
}
