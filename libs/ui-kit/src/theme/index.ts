export { contrast } from './contrast';
export { contrastPairs, type ContrastPair } from './contrastPairs';
export { MAIN_ACTION_TIMELINE } from './mainAction';
export { breakpoints, media } from './media';
export { theme, tokensToCss, tokenVariables } from './theme';
export { HOVER_DELAY_MS, SCROLL_TIMEOUT_MS } from './timings';
export { neutralTokens, type Tokens } from './tokens';
