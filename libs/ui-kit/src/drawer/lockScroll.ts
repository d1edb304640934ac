let locks = 0;
let before = { overflow: '', paddingRight: '' };

/** Keeps the page from scrolling; returns a function that releases the lock. Locks may overlap. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks++ === 0) {
    before = { overflow: style.overflow, paddingRight: style.paddingRight };
    // Replaces the hidden scroll bar by padding, so that the page does not shift.
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
