export { StockBar, type StockBarProps } from './StockBar';
