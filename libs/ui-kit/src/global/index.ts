export { baseCss } from './GlobalStyle';
