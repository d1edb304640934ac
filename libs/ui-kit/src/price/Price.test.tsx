import { aPrice } from '@shop/builders';
import { renderInPage } from '../testing';
import { Price } from './Price';

const price = (cents: number, cross = 0) => aPrice({ amount: { cents }, crossAmount: { cents: cross } });
const textOf = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

it('shows an amount', () => {
  const { container } = renderInPage(<Price price={price(4990)} />);
  expect(textOf(container)).toBe('CHF 49.90');
});

it('shows the current and the former price when that was higher', () => {
  const { container } = renderInPage(<Price price={price(4990, 6900)} />);
  expect(textOf(container)).toBe('Jetzt CHF 49.90Früher CHF 69.00');
  expect(container.querySelector('s')).toHaveTextContent('69.00');
});

it('shows no former price that was not higher', () => {
  const { container } = renderInPage(<Price price={price(4990, 4990)} />);
  expect(container.querySelector('s')).toBeNull();
});

it('marks the lowest of several', () => {
  const { container } = renderInPage(<Price price={price(4990)} from />);
  expect(textOf(container)).toBe('ab CHF 49.90');
});

it('renders nothing without a price', () => {
  const { container } = renderInPage(<Price price={null} />);
  expect(textOf(container)).toBe('');
});
