/**
 * The `ref` of a bar at the lower edge of a drawer or of the window: sets its height, which grows where it wraps, as
 * `--bar-height` of the drawer or the page. With the scroll padding made of it the bar covers no focused control (WCAG 2.4.11).
 */
export function measureBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = bar.closest<HTMLElement>('dialog') ?? document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--bar-height', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--bar-height');
  };
}
