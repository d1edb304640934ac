/** Tolerance of positions in px, for screens with fractional pixels. */
export const TOLERANCE = 2;

/** Start of each slide in px of the row's `scrollLeft`, up to the maximum. */
function slidePositions(row: HTMLElement): number[] {
  const slides = [...row.children] as HTMLElement[];
  const origin = slides[0]?.offsetLeft ?? 0;
  const end = Math.max(0, row.scrollWidth - row.clientWidth);
  return slides.map((slide) => Math.min(end, slide.offsetLeft - origin));
}

/** Position after scrolling from `left` by a page of whole slides: 1 forward, -1 back. */
export function turnedPage(row: HTMLElement, left: number, direction: 1 | -1): number {
  const [first, second] = [...row.children] as HTMLElement[];
  const pitch = (first && second && second.offsetLeft - first.offsetLeft) || row.clientWidth;
  const gap = first && second ? pitch - first.offsetWidth : 0;
  const perPage = Math.max(1, Math.floor((row.clientWidth + gap) / pitch));
  return nearest(slidePositions(row), left + direction * perPage * pitch);
}

/** The slide to snap to when released at `left`: the next one in the direction of the movement. */
export function restingPosition(row: HTMLElement, left: number, direction: 1 | -1): number {
  const positions = slidePositions(row);
  const ahead = direction > 0 ? positions : positions.toReversed();
  return ahead.find((position) => (position - left) * direction >= -TOLERANCE) ?? left;
}

function nearest(positions: readonly number[], wanted: number): number {
  return positions.reduce((best, at) => (Math.abs(at - wanted) < Math.abs(best - wanted) ? at : best), 0);
}
