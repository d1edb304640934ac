let locks = 0;
let before = { overflow: '', paddingRight: '' };

/** Keeps the page from scrolling until the answer is called; locks may overlap, and the last to go frees the page. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks++ === 0) {
    before = { overflow: style.overflow, paddingRight: style.paddingRight };
    // Room for the scroll bar that goes, so that the page does not jump.
    const scrollBar = window.innerWidth - clientWidth;
    style.overflow = 'hidden';
    if (scrollBar > 0 && clientWidth > 0) style.paddingRight = `${scrollBar}px`;
  }
  let isFree = false;
  return () => {
    if (isFree) return;
    isFree = true;
    if (--locks === 0) Object.assign(style, before);
  };
}
