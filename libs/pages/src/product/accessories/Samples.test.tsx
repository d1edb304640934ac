import { aCart, aListingItem, aSiteContent, type FakeServices } from '@shop/builders';
import { useAddItem } from '@shop/cart';
import { closeDialogs, Dialogs, Notifications } from '@shop/notices';
import { detailService } from '@shop/service-client/detail';
import { renderWithShop } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { late } from '../../definition/pageRequest';
import Samples from './Samples';

jest.mock('@shop/cart', () => ({ ...jest.requireActual<object>('@shop/cart'), useAddItem: jest.fn() }));
const cart = jest.requireActual<{ useAddItem: typeof useAddItem }>('@shop/cart');
beforeEach(() => jest.mocked(useAddItem).mockImplementation(cart.useAddItem));

const sample = aListingItem({ id: 'muster', title: 'Stoffmuster Leinen', canonicalSKU: 'M-1' });
const request = late(detailService.endpoints.getRelatedProducts, { id: 'tischtuch', type: 'sample', locale: 'de' });
const show = (services: FakeServices) =>
  renderWithShop(
    <>
      <Dialogs />
      <Notifications />
      <Samples request={request} pages={aSiteContent().specialPages} />
    </>,
    { services },
  );

afterEach(closeDialogs);

describe('Samples', () => {
  it('go into the cart one by one', async () => {
    const { user, calls } = show({
      'detail/GetRelatedProductsByType': { ret: [sample] },
      'cart/AddItem': { cart: aCart(), lineItemID: 'line-1' },
    });
    await user.click(await screen.findByRole('button', { name: 'In den Warenkorb' }));
    expect(await screen.findByText('Stoffmuster Leinen liegt jetzt in deinem Warenkorb.')).toBeInTheDocument();
    expect(calls.slice(0, 2).map(({ args }) => args)).toMatchObject([
      ['tischtuch', 'sample'],
      [{ sku: 'M-1', qty: 1 }, null],
    ]);
  });

  it('say that what buys them did not load, and can be added again', async () => {
    jest.mocked(useAddItem).mockReturnValue(() => Promise.reject(new Error('no such chunk')));
    const { user } = show({ 'detail/GetRelatedProductsByType': { ret: [sample] } });
    await user.click(await screen.findByRole('button', { name: 'In den Warenkorb' }));
    expect(await screen.findByRole('button', { name: 'Seite neu laden' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'In den Warenkorb' })).not.toHaveAttribute('aria-busy');
  });

  it('cannot be had where they are sold out, and say so', async () => {
    const ret = [{ ...sample, stockLevel: { code: 'label3', label: 'Ausverkauft' } as const }];
    show({ 'detail/GetRelatedProductsByType': { ret } });
    expect(await screen.findByRole('button', { name: 'In den Warenkorb' })).toBeDisabled();
    expect(screen.getByText('Ausverkauft')).toBeVisible();
  });

  it('come in the variant that is chosen', async () => {
    const values = ['Natur', 'Grau'].map((label) => ({
      label,
      swatchColor: '',
      swatchImage: null,
      targetSKU: `M-${label}`,
      url: '',
    }));
    const ret = [{ ...sample, configurationOptions: [{ id: 'variant', label: 'Ausführung', values }] }];
    const { user, calls } = show({
      'detail/GetRelatedProductsByType': { ret },
      'cart/AddItem': { cart: aCart(), lineItemID: 'line-1' },
    });
    const select = await screen.findByRole('combobox', { name: 'Ausführung' });
    expect(select).toHaveValue('M-Natur');
    await user.selectOptions(select, 'Grau');
    await user.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    await screen.findByRole('dialog');
    expect(calls.find(({ method }) => method === 'AddItem')?.args).toMatchObject([{ sku: 'M-Grau', qty: 1 }, null]);
  });

  it('are not there where the product has none', async () => {
    const { calls } = show({ 'detail/GetRelatedProductsByType': { ret: [] } });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
