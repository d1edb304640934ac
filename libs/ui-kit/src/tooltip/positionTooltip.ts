import { fittingSide, shiftInto, type Side } from './fittingSide';

/** px between a tooltip and its element; the same distance as in the style sheet. */
export const TOOLTIP_GAP = 6;

/** Positions the tooltip on the preferred side of its element, or on one where it fits. */
export function positionTooltip(tooltip: HTMLElement, preferred: Side) {
  const anchor = tooltip.parentElement?.getBoundingClientRect();
  if (!anchor) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const screen = { width: clientWidth, height: clientHeight };
  const { width, height } = tooltip.getBoundingClientRect();
  const side = fittingSide(preferred, anchor, { width, height }, TOOLTIP_GAP, screen);
  tooltip.dataset['side'] = side;
  const shift = shiftInto(side, anchor, { width, height }, TOOLTIP_GAP, screen);
  tooltip.style.setProperty('--shift', `${shift}px`);
}
