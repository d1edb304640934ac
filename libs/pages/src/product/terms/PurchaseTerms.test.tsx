import { aProduct, aSiteContent, type FakeServices } from '@shop/builders';
import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import PurchaseTerms from './PurchaseTerms';

const pages = aSiteContent().specialPages;
const terms = {
  delivery: {
    ...{ price: { cents: 890 }, freeFrom: { cents: 12_000 }, currency: 'CHF' },
    ...{ days: [2, 4], isDownload: false },
  },
  returnDays: 30,
  maker: { name: 'Alpenguss', url: '/werkstaetten' },
  giftWrap: { cents: 690 },
};

const show = (ret: object | null, personalizable = false) =>
  renderWithShop(<PurchaseTerms sku="P-1" product={aProduct({ personalizable })} pages={pages} />, {
    services: { 'checkout/GetPurchaseTerms': { ret } } as FakeServices,
  });

describe('what applies to buying an article', () => {
  it('are delivery, returns and its maker, each with the page about it', async () => {
    show(terms);
    expect(await screen.findByText(/In 2 bis 4 Werktagen bei dir\./)).toBeVisible();
    const delivery = screen.getByRole('link', { name: /^Lieferung CHF.8\.90, ab CHF.120\.00 gratis$/ });
    expect(delivery).toHaveAttribute('href', pages.shipping);
    expect(screen.getByRole('link', { name: '30 Tage Rückgaberecht' })).toHaveAttribute('href', pages.cancellation);
    expect(screen.getByText(/^Geschenkverpackung: CHF.6\.90$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Gemacht von Alpenguss' })).toHaveAttribute('href', '/werkstaetten');
    expect(screen.queryByText(/PDF/)).not.toBeInTheDocument();
  });

  it('say what is free, what comes at once and what is excluded', async () => {
    const delivery = { ...terms.delivery, price: { cents: 0 }, days: [2, 2], isDownload: true };
    show({ ...terms, delivery, maker: null, giftWrap: null }, true);
    expect(await screen.findByRole('link', { name: 'Lieferung gratis' })).toBeVisible();
    expect(screen.getByText(/In 2 Werktagen bei dir\. Oder sofort als PDF\./)).toBeVisible();
    expect(screen.getByText(/Was du gestaltet hast/)).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(screen.queryByText(/Geschenkverpackung/)).not.toBeInTheDocument();
  });

  it('are left out where they are not known', async () => {
    const { calls, container } = show(null);
    await screen.findByText((_, element) => element === container && calls.length > 0);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
