import { aTotals } from '@shop/builders';
import type { AppliedCode } from '@shop/contracts';
import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { OrderSums } from './OrderSums';

const chf = (cents: number) => ({ cents });
const aCode = (code: Partial<AppliedCode>): AppliedCode => ({
  id: 'code-1',
  kind: 'promotion',
  code: 'SOMMER',
  title: 'Sommerrabatt',
  amount: chf(500),
  problem: null,
  ...code,
});
const totals = aTotals({ items: chf(10_000), discount: chf(500), delivery: chf(900), due: chf(5_400) });

/** The sums in their order, each as its name and its amount. */
const sums = () => {
  const amounts = screen.getAllByRole('definition');
  const textOf = (element: Element) => element.textContent.replaceAll(/\s/g, ' ');
  return screen.getAllByRole('term').map((term, index) => [textOf(term), textOf(amounts[index]!)]);
};

it('shows what codes took off and paid under their own names', () => {
  const voucher = aCode({ id: 'code-2', kind: 'voucher', title: '', code: '…4F2K', amount: chf(5_000) });
  renderWithShop(<OrderSums totals={totals} codes={[aCode({}), voucher]} hasDelivery />);
  const shown = sums();
  expect(shown[1]).toEqual(['Sommerrabatt', 'CHF -5.00']);
  expect(shown[3]![0]).toContain('…4F2K');
  expect(shown[3]![1]).toBe('CHF -50.00');
  expect(shown[4]).toEqual(['Zu bezahlen', 'CHF 54.00']);
});

it('leaves out codes that gave nothing', () => {
  const unused = aCode({ kind: 'voucher', amount: chf(0) });
  renderWithShop(<OrderSums totals={{ ...totals, discount: chf(0) }} codes={[unused]} hasDelivery />);
  expect(sums().map(([name]) => name)).not.toContain('Rabatt');
  expect(screen.queryByText(/SOMMER/)).not.toBeInTheDocument();
});

it('tells a delivery that is free from one that is not chosen yet', () => {
  const free = { ...totals, delivery: chf(0) };
  const { rerender } = renderWithShop(<OrderSums totals={free} codes={[]} hasDelivery />);
  expect(sums()).toContainEqual(['Lieferung', 'gratis']);
  rerender(<OrderSums totals={free} codes={[]} hasDelivery={false} />);
  expect(sums()).toContainEqual(['Lieferung', 'noch offen']);
});

it('names each rate of tax, with its tenths', () => {
  const taxes = [
    { permille: 26, gross: chf(1_026), tax: chf(26) },
    { permille: 81, gross: chf(2_162), tax: chf(162) },
  ];
  renderWithShop(<OrderSums totals={{ ...totals, taxes }} codes={[]} hasDelivery />);
  expect(sums().slice(-2)).toEqual([
    ['inkl. 2.6 % MwSt.', 'CHF 0.26'],
    ['inkl. 8.1 % MwSt.', 'CHF 1.62'],
  ]);
});
