export { baseCss, lateCss } from './GlobalStyle';
