import { screen } from '@testing-library/react';
import { renderInPage } from '../testing';
import { StockBar } from './StockBar';

it.each([
  ['label1', '30%'],
  ['label2', '10%'],
  ['label3', '0%'],
] as const)('fills the bar of %s to %s, below its text', (level, fill) => {
  renderInPage(<StockBar level={level} label="Few left" />);
  expect(screen.getByText('Few left').style.getPropertyValue('--fill')).toBe(fill);
});
