/** px by which positions may be off: fractions of pixels, and what a scroll stops short of. */
const TOLERANCE = 4;

/** The last of these sections that has reached its place below the sticky parts of the page; '' where none has. */
export function sectionInView(sections: readonly string[]): string {
  const root = document.documentElement;
  const covered = px(getComputedStyle(root).scrollPaddingTop);
  const found = sections.flatMap((name) => {
    const element = document.getElementById(name);
    return element ? [{ name, element }] : [];
  });
  const reached = found.filter(({ element }) => {
    const place = covered + px(getComputedStyle(element).scrollMarginTop);
    return element.getBoundingClientRect().top <= place + TOLERANCE;
  });
  // The last section may be too short to get that far.
  const atEnd = root.scrollHeight - window.innerHeight - window.scrollY <= TOLERANCE;
  return (atEnd && reached.length > 0 ? found : reached).at(-1)?.name ?? '';
}

/** Computed lengths are in px, or `auto`. */
const px = (length: string) => parseFloat(length) || 0;
