import { aCart, aListingItem, aProduct, type FakeServices, renderWithShop } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { useBuying } from '../useBuying';
import Accessories from './Accessories';

const items = ['Deckel', 'Zange'].map((title) =>
  aListingItem({ id: title.toLowerCase(), title, canonicalSKU: `SKU-${title}` }),
);
const services: FakeServices = {
  'detail/GetRelatedProductsByType': { ret: items },
  'cart/AddItem': { cart: aCart(), lineItemID: 'line-1' },
};

function Probe({ isSoldOut = false }) {
  const buying = useBuying(aProduct(), '/warenkorb');
  return <Accessories id="gusspfanne" sku="P-28" locale="de" isSoldOut={isSoldOut} buying={buying} />;
}

const box = (name: string) => screen.findByRole('checkbox', { name: new RegExp(name) });
const added = (calls: readonly { method: string; args: readonly unknown[] }[]) =>
  calls.filter(({ method }) => method === 'AddItem').map(({ args }) => args);

describe('Accessories', () => {
  it('go into the cart with the product, as parts of its line', async () => {
    const { user, calls } = renderWithShop(<Probe />, { services });
    await user.click(await box('Deckel'));
    await user.click(await box('Zange'));
    await user.click(screen.getByRole('button', { name: 'Mit 2 Zubehörteilen in den Warenkorb' }));
    await waitFor(() => expect(added(calls)).toHaveLength(3));
    expect(added(calls)).toMatchObject([
      [{ sku: 'P-28', qty: 1 }, null],
      [{ sku: 'SKU-Deckel', qty: 1 }, 'line-1'],
      [{ sku: 'SKU-Zange', qty: 1 }, 'line-1'],
    ]);
    await waitFor(async () => expect(await box('Deckel')).not.toBeChecked());
  });

  it('say which of them cannot be had, and keep it chosen', async () => {
    const soldOut = { cartItemError: { code: 'NotEnoughStock', sku: 'SKU-Zange', available: 0 } };
    const { user } = renderWithShop(<Probe />, {
      services: {
        ...services,
        'cart/AddItem': ({ sku }: { sku: string }) =>
          sku === 'SKU-Zange'
            ? { cart: aCart(), lineItemID: '', error: soldOut }
            : { cart: aCart(), lineItemID: 'line-1' },
      } as FakeServices,
    });
    await user.click(await box('Deckel'));
    await user.click(await box('Zange'));
    await user.click(screen.getByRole('button', { name: /Mit 2/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Der Artikel ist ausverkauft.');
    expect(screen.getByRole('alert').closest('li')).toHaveTextContent('Zange');
    expect(await box('Zange')).toBeChecked();
    expect(await box('Deckel')).not.toBeChecked();
  });

  it('stay behind when the product itself cannot be had', async () => {
    const soldOut = { cartItemError: { code: 'NotEnoughStock', sku: 'P-28', available: 0 } };
    const { user, calls } = renderWithShop(<Probe />, {
      services: { ...services, 'cart/AddItem': { cart: aCart(), lineItemID: '', error: soldOut } },
    });
    await user.click(await box('Deckel'));
    await user.click(screen.getByRole('button', { name: /Mit 1/ }));
    await waitFor(() => expect(added(calls)).toHaveLength(1));
    expect(await box('Deckel')).toBeChecked();
  });

  it('add nothing before one is chosen', async () => {
    const { user, calls } = renderWithShop(<Probe />, { services });
    await user.click(await screen.findByRole('button', { name: 'Wähle Zubehör aus' }));
    expect(added(calls)).toEqual([]);
  });

  it('are not there for what is sold out', async () => {
    const { container, calls } = renderWithShop(<Probe isSoldOut />, { services });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(container).toBeEmptyDOMElement();
  });
});
