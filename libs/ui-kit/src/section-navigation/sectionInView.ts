/** Tolerance of positions in px: fractional pixels and inexact scrolling. */
const TOLERANCE = 4;

/** The last section that has reached its position below the sticky parts of the page; '' if none. */
export function sectionInView(sections: readonly string[]): string {
  const root = document.documentElement;
  const covered = px(getComputedStyle(root).scrollPaddingTop);
  const found = sections.flatMap((name) => {
    const element = document.getElementById(name);
    return element ? [{ name, element }] : [];
  });
  const reached = found.filter(({ element }) => {
    const top = covered + px(getComputedStyle(element).scrollMarginTop);
    return element.getBoundingClientRect().top <= top + TOLERANCE;
  });
  // The last section may be too short to reach that position.
  const atEnd = root.scrollHeight - window.innerHeight - window.scrollY <= TOLERANCE;
  return (atEnd && reached.length > 0 ? found : reached).at(-1)?.name ?? '';
}

/** Computed lengths are in px, or `auto`. */
const px = (length: string) => parseFloat(length) || 0;
