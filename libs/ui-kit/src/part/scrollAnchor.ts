/** A child of what is around a part, and where it stands in the window. */
export interface ScrollAnchor {
  around: HTMLElement;
  index: number;
  /** px from the upper edge of the window. */
  top: number;
}

/** The first child of a part that is in view; null where none is. Counted among the part's siblings, which take its place. */
export function scrollAnchorIn(part: HTMLElement): ScrollAnchor | null {
  const around = part.parentElement!;
  // Not further than the first in view: the others would be laid out for it.
  const shown = [...part.children].findIndex((child) => child.getBoundingClientRect().bottom > 0);
  const { top } = part.children[shown]?.getBoundingClientRect() ?? { top: Infinity };
  if (top >= window.innerHeight) return null;
  return { around, index: [...around.children].indexOf(part) + shown, top };
}

/**
 * Scrolls so that what is at this index now stands where it stood. Browsers do so by themselves (scroll anchoring), but not where
 * the elements in view are replaced.
 */
export function keepAnchor({ around, index, top }: ScrollAnchor): void {
  const moved = (around.children[index]?.getBoundingClientRect().top ?? top) - top;
  if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
}
