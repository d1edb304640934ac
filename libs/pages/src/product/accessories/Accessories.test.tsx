import { aCart, aListingItem, anIdentity, aProduct, aSiteContent, type FakeServices } from '@shop/builders';
import { closeDialogs, noticesCleared, Notifications } from '@shop/notices';
import { detailService } from '@shop/service-client/detail';
import type { SessionStatus } from '@shop/session';
import { renderWithShop } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { late } from '../../definition/pageRequest';
import { useBuying } from '../useBuying';
import Accessories from './Accessories';

const items = ['Deckel', 'Zange'].map((title) =>
  aListingItem({ id: title.toLowerCase(), title, canonicalSKU: `SKU-${title}` }),
);
const services: FakeServices = {
  'detail/GetRelatedProductsByType': { ret: items },
  'cart/AddItem': { cart: aCart(), lineItemID: 'line-1' },
};

const request = late(detailService.endpoints.getRelatedProducts, { id: 'gusspfanne', type: 'accessory', locale: 'de' });

function Probe({ isSoldOut = false, membersOnly = false }) {
  const buying = useBuying(aProduct(), aSiteContent().specialPages);
  return (
    <>
      <Accessories request={request} sku="P-28" {...{ isSoldOut, membersOnly, buying }} />
      <button onClick={() => void buying.add('P-28', 2)}>Noch eine</button>
      <button onClick={() => buying.personalize({ imageId: '', text: 'Oma' })}>Gestalten</button>
    </>
  );
}

const box = (name: string) => screen.findByRole('checkbox', { name: new RegExp(name) });
const added = (calls: readonly { method: string; args: readonly unknown[] }[]) =>
  calls.filter(({ method }) => method === 'AddItem').map(({ args }) => args);

afterEach(closeDialogs);

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

  it('say that what buys them did not load, and stay chosen', async () => {
    function Offline() {
      const buying = useBuying(aProduct(), aSiteContent().specialPages);
      const add = () => Promise.reject(new Error('no such chunk'));
      return (
        <>
          <Accessories request={request} sku="P-28" isSoldOut={false} membersOnly={false} buying={{ ...buying, add }} />
          <Notifications />
        </>
      );
    }
    const { user } = renderWithShop(<Offline />, { services });
    await user.click(await box('Deckel'));
    await user.click(screen.getByRole('button', { name: /Mit 1/ }));
    expect(await screen.findByRole('button', { name: 'Seite neu laden' })).toBeVisible();
    expect(screen.getByRole('button', { name: /Mit 1/ })).not.toHaveAttribute('aria-busy');
    expect(await box('Deckel')).toBeChecked();
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

  describe('that were left behind', () => {
    const soldOut = { cartItemError: { code: 'NotEnoughStock', sku: 'SKU-Zange', available: 0 } };

    /** The product goes in, the tongs do not. */
    async function leaveBehind(error: object = soldOut, cart = aCart()) {
      const shown = renderWithShop(<Probe />, {
        services: {
          ...services,
          'cart/AddItem': ({ sku }: { sku: string }) =>
            sku === 'SKU-Zange' ? { cart, lineItemID: '', error } : { cart: aCart(), lineItemID: 'line-1' },
        } as FakeServices,
      });
      await shown.user.click(await box('Deckel'));
      await shown.user.click(await box('Zange'));
      await shown.user.click(screen.getByRole('button', { name: /Mit 2/ }));
      await waitFor(() => expect(added(shown.calls)).toHaveLength(3));
      await screen.findByRole('button', { name: 'Mit 1 Zubehör in den Warenkorb' });
      return shown;
    }
    const again = () => screen.getByRole('button', { name: /Mit 1/ });

    it('follow the product that is in the cart, which is not bought again', async () => {
      const { user, calls } = await leaveBehind();
      await user.click(again());
      await waitFor(() => expect(added(calls)).toHaveLength(4));
      expect(added(calls)[3]).toMatchObject([{ sku: 'SKU-Zange' }, 'line-1']);
    });

    it('go with the next one that the visitor puts into the cart', async () => {
      const { user, calls } = await leaveBehind();
      await user.click(screen.getByRole('button', { name: 'Noch eine' }));
      await waitFor(() => expect(added(calls)).toHaveLength(5));
      expect(added(calls).slice(3)).toMatchObject([
        [{ sku: 'P-28', qty: 2 }, null],
        [{ sku: 'SKU-Zange' }, 'line-1'],
      ]);
    });

    it('are forgotten once they are not wanted: others go with a new one', async () => {
      const { user, calls } = await leaveBehind();
      await user.click(await box('Zange'));
      await user.click(await box('Deckel'));
      await user.click(again());
      await waitFor(() => expect(added(calls)).toHaveLength(5));
      expect(added(calls)[3]).toMatchObject([{ sku: 'P-28' }, null]);
    });

    it('are not told to be in the cart while they still are not', async () => {
      const { user, calls, store } = await leaveBehind();
      const notices = () => JSON.stringify(store.getState());
      expect(notices()).toContain('pages.product.added.text');
      act(() => void store.dispatch(noticesCleared()));
      await user.click(again());
      await waitFor(() => expect(added(calls)).toHaveLength(4));
      await waitFor(() => expect(again()).not.toHaveAttribute('aria-busy'));
      expect(notices()).not.toContain('pages.product.added.text');
    });

    it('are of another purchase once the product is made another one', async () => {
      const { user, calls } = await leaveBehind();
      await user.click(screen.getByRole('button', { name: 'Gestalten' }));
      await user.click(again());
      await waitFor(() => expect(added(calls)).toHaveLength(5));
      expect(added(calls)[3]).toMatchObject([{ sku: 'P-28', personalization: { text: 'Oma' } }, null]);
    });

    it('go with a new one where theirs has left the cart', async () => {
      const { user, calls } = await leaveBehind(
        { cartItemError: { ...soldOut.cartItemError, code: 'NotFound' } },
        aCart({ items: [] }),
      );
      await user.click(again());
      await waitFor(() => expect(added(calls)).toHaveLength(5));
      expect(added(calls)[3]).toMatchObject([{ sku: 'P-28' }, null]);
    });
  });

  it('cannot be ticked where they are sold out, and say so', async () => {
    const ret = [{ ...items[0]!, stockLevel: { code: 'label3', label: 'Ausverkauft' } as const }, items[1]!];
    const { user } = renderWithShop(<Probe />, {
      services: { ...services, 'detail/GetRelatedProductsByType': { ret } },
    });
    expect(await box('Deckel')).toBeDisabled();
    expect(screen.getByText('Ausverkauft').closest('li')).toHaveTextContent('Deckel');
    await user.click(await box('Deckel'));
    expect(screen.getByRole('button', { name: 'Wähle Zubehör aus' })).toBeVisible();
    expect(await box('Zange')).toBeEnabled();
  });

  it('let the visitor choose a variant once they are ticked', async () => {
    const value = (label: string, targetSKU: string) => ({
      label,
      swatchColor: '',
      swatchImage: null,
      targetSKU,
      url: '',
    });
    const values = [value('Rot', 'SKU-rot'), value('Blau', 'SKU-Deckel')];
    const ret = [{ ...items[0]!, configurationOptions: [{ id: 'variant', label: 'Ausführung', values }] }];
    const { user, calls } = renderWithShop(<Probe />, {
      services: { ...services, 'detail/GetRelatedProductsByType': { ret } },
    });
    await box('Deckel');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await user.click(await box('Deckel'));
    const select = screen.getByRole('combobox', { name: 'Ausführung' });
    expect(select).toHaveValue('SKU-Deckel');
    await user.selectOptions(select, 'Rot');
    await user.click(screen.getByRole('button', { name: /Mit 1/ }));
    await waitFor(() => expect(added(calls)).toHaveLength(2));
    expect(added(calls)[1]).toMatchObject([{ sku: 'SKU-rot' }, 'line-1']);
  });

  it('add nothing before one is chosen', async () => {
    const { user, calls } = renderWithShop(<Probe />, { services });
    await user.click(await screen.findByRole('button', { name: 'Wähle Zubehör aus' }));
    expect(added(calls)).toEqual([]);
  });

  describe('of a product for members', () => {
    const show = (status: SessionStatus) =>
      renderWithShop(<Probe membersOnly />, {
        services,
        state: { session: { status, identity: status === 'authenticated' ? anIdentity() : null, authForm: null } },
      });

    it('are there for who is signed in', async () => {
      show('authenticated');
      expect(await box('Deckel')).toBeVisible();
    });

    it.each(['anonymous', 'unknown'] as const)('are not there for a visitor who is %s', async (status) => {
      const { store } = show(status);
      await waitFor(() => expect(JSON.stringify(store.getState())).toContain('SKU-Deckel'));
      expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
      expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    });
  });

  it('are not there for what is sold out', async () => {
    const { calls } = renderWithShop(<Probe isSoldOut />, { services });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
