/** Tolerance of positions in px: fractional pixels and inexact scrolling. */
const TOLERANCE = 4;
/** px by which a visitor may scroll before a chosen section counts as left. */
const LEFT_AFTER = 48;

/** The last section that has reached its position below the sticky parts of the page; '' if none. */
export function sectionInView(sections: readonly string[]): string {
  const found = sections.flatMap((name) => {
    const element = document.getElementById(name);
    return element ? [{ name, element }] : [];
  });
  const reached = found.filter(({ element }) => distanceOf(element) <= TOLERANCE);
  // The last section may be too short to reach that position.
  return (isAtEnd() && reached.length > 0 ? found : reached).at(-1)?.name ?? '';
}

/** Whether a section is where a link to it leads: below the sticky parts, or as close as the end of the page allows. */
export function isInPosition(section: Element): boolean {
  const distance = distanceOf(section);
  return Math.abs(distance) <= LEFT_AFTER || (distance > 0 && isAtEnd());
}

/** px from a section's top to its position below the sticky parts; negative above it. */
function distanceOf(section: Element): number {
  const covered = px(getComputedStyle(document.documentElement).scrollPaddingTop);
  return section.getBoundingClientRect().top - covered - px(getComputedStyle(section).scrollMarginTop);
}

function isAtEnd(): boolean {
  return document.documentElement.scrollHeight - window.innerHeight - window.scrollY <= TOLERANCE;
}

/** Computed lengths are in px, or `auto`. */
const px = (length: string) => parseFloat(length) || 0;
