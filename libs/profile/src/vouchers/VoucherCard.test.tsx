import { aLink, aVoucher } from '@shop/builders';
import type { Voucher } from '@shop/contracts';
import { renderWithShop } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { VoucherCard } from './VoucherCard';

const show = (voucher: Partial<Voucher>) => renderWithShop(<VoucherCard voucher={aVoucher(voucher)} />);

it('leads to its article and says where it can be used', () => {
  show({});
  expect(screen.getByRole('link', { name: 'Ballonfahrt' })).toHaveAttribute('href', '/p/ballonfahrt');
  expect(screen.getByText('Einlösbar in Appenzell, Gstaad')).toBeVisible();
});

it('has no link where the article is gone, and no locations where there is no choice', () => {
  show({ link: aLink({ url: '' }), locations: [] });
  expect(screen.getByRole('heading', { name: 'Ballonfahrt' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByText(/Einlösbar/)).not.toBeInTheDocument();
});

it('says which location was chosen instead of all', () => {
  show({ activation: { date: '2026-12-05', location: 'Gstaad' } });
  expect(screen.getByText(/Gebucht für .*, Gstaad/)).toBeVisible();
  expect(screen.queryByText(/Einlösbar/)).not.toBeInTheDocument();
});

describe('the history of a balance', () => {
  const movements: Voucher['movements'] = [
    { kind: 'issued', amount: { cents: 10_000 }, at: Date.UTC(2026, 0, 5), orderNumber: '100001' },
    { kind: 'paid', amount: { cents: -4_000 }, at: Date.UTC(2026, 1, 6), orderNumber: '100007' },
    { kind: 'returned', amount: { cents: 1_500 }, at: Date.UTC(2026, 2, 7), orderNumber: '100007' },
    { kind: 'canceled', amount: { cents: -7_500 }, at: Date.UTC(2026, 3, 8), orderNumber: '' },
  ];
  const value: Partial<Voucher> = { kind: 'value', value: { cents: 10_000 }, locations: [] };

  it('shows when, for what and how much, the oldest first, and what is left each time', async () => {
    const { user } = show({ ...value, balance: { cents: 7_500 }, movements: movements.slice(0, 3) });
    expect(screen.getByText(/noch CHF.75\.00 von CHF.100\.00/)).toBeVisible();
    await user.click(screen.getByText('Verlauf des Guthabens'));
    const rows = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(rows.map((row) => [...row.children].map((part) => part.textContent?.replaceAll('\u00a0', ' ')))).toEqual([
      ['05.01.2026 Ausgestellt', 'CHF 100.00 Stand CHF 100.00'],
      ['06.02.2026 Bestellung 100007', 'CHF -40.00 Stand CHF 60.00'],
      ['07.03.2026 Zurück von Bestellung 100007', 'CHF 15.00 Stand CHF 75.00'],
    ]);
  });

  it('has an entry for what was canceled', () => {
    show({ ...value, status: 'canceled', balance: { cents: 0 }, movements });
    expect(within(screen.getByRole('list', { hidden: true })).getAllByText(/Storniert/)).toHaveLength(1);
  });

  it('is left out of a voucher that was only issued', () => {
    show({ ...value, movements: movements.slice(0, 1) });
    expect(screen.queryByText('Verlauf des Guthabens')).not.toBeInTheDocument();
  });
});
