import { fittingSide, shiftInto, type Side } from './fittingSide';

/** Px between a tooltip and what it explains; the style sheet keeps the same distance. */
export const TOOLTIP_GAP = 6;

/** Puts the tooltip on the wished side of the element around it, or on one where it fits. */
export function placeTooltip(tooltip: HTMLElement, wish: Side) {
  const anchor = tooltip.parentElement?.getBoundingClientRect();
  if (!anchor) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const screen = { width: clientWidth, height: clientHeight };
  const { width, height } = tooltip.getBoundingClientRect();
  const side = fittingSide(wish, anchor, { width, height }, TOOLTIP_GAP, screen);
  tooltip.dataset['side'] = side;
  const shift = shiftInto(side, anchor, { width, height }, TOOLTIP_GAP, screen);
  tooltip.style.setProperty('--shift', `${shift}px`);
}
