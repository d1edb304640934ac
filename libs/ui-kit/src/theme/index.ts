export { contrast } from './contrast';
export { contrastPairs, type ContrastPair } from './contrastPairs';
export { breakpoints, media } from './media';
export { theme, tokensToCss } from './theme';
export { neutralTokens, type Tokens } from './tokens';
