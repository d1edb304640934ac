export type { Side } from './fittingSide';
export { Tooltip, type TooltipProps } from './Tooltip';
