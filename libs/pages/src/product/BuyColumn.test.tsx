import { aProduct, aPrice, aSiteContent, anImage, type FakeServices } from '@shop/builders';
import { comeNear } from '@shop/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../test/renderPage';
import { pageKind } from '.';

const base = aSiteContent();
const content = aSiteContent({ uri: '/gusspfanne', page: { ...base.page, referenceId: 'gusspfanne' } });
const value = (label: string, targetSKU: string) => ({ label, swatchColor: '', swatchImage: null, targetSKU, url: '' });
const configurationOptions = [{ id: 'size', label: 'Grösse', values: [value('24', 'P-24'), value('28', 'P-28')] }];

const show = (over: Parameters<typeof aProduct>[0], services: FakeServices = {}, search = '') =>
  renderPage(pageKind, content, {
    search,
    services: {
      'detail/GetProduct': { ret: aProduct({ communitySettings: 'none', lateSections: [], ...over }) },
      'checkout/GetPurchaseTerms': { ret: null },
      'detail/GetRelatedProductsByType': { ret: [] },
      ...services,
    },
  });
const buy = () => screen.findByRole('button', { name: 'In den Warenkorb' });

describe('the column to buy from', () => {
  it('says how little is left, for how many it is and where', async () => {
    show({
      stockLevel: { code: 'label2', label: 'Fast ausverkauft' },
      numberOfPersons: 2,
      locations: ['Bern', 'Sion'],
    });
    expect((await screen.findByText('Fast ausverkauft')).style.getPropertyValue('--fill')).toBe('10%');
    expect(screen.getByText('2 Personen')).toBeVisible();
    expect(screen.getByText('Bern, Sion')).toBeVisible();
  });

  it('offers a wish for the variant that is sold out, in place of the form to buy', async () => {
    comeNear();
    const { user, calls } = show(
      { sku: 'P-24', configurationOptions },
      {
        'detail/GetProductShoppingPage': {
          ret: {
            id: 'gusspfanne',
            sku: 'P-28',
            price: aPrice(),
            stockLevel: { code: 'label3', label: 'Ausverkauft' },
            maxQuantity: 0,
            configurationOptions,
            images: [anImage()],
            countDown: null,
          },
        },
        'notification/AddNotification': { error: null },
      },
      '?variant=P-28',
    );
    await user.type(await screen.findByRole('textbox', { name: /E-Mail/ }), 'anna@example.com');
    expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Benachrichtige mich' }));
    await waitFor(() =>
      expect(calls.at(-1)).toMatchObject({ method: 'AddNotification', args: ['P-28', 'anna@example.com'] }),
    );
  });

  it('does not while another variant can be bought', async () => {
    comeNear();
    show({ sku: 'P-24', configurationOptions });
    expect(await buy()).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /E-Mail/ })).not.toBeInTheDocument();
  });
});

describe('a picture of the visitor’s', () => {
  const input = () => document.querySelector<HTMLInputElement>('[type=file]')!;
  const choose = (name: string) =>
    fireEvent.change(input(), { target: { files: [new File(['x'], name, { type: 'image/png' })] } });
  const onProduct = () =>
    screen.queryAllByRole('img', { name: 'Dein Bild auf dem Produkt' }).map((picture) => picture.getAttribute('src'));

  async function upload(addItem: FakeServices[string]) {
    let count = 0;
    const shown = show(
      { personalizable: true },
      {
        'image/Create': () => ({ id: `bild-${(count += 1)}` }),
        'image/Delete': {},
        'cart/AddItem': addItem,
      },
    );
    await shown.user.click(await screen.findByRole('button', { name: 'Mit Bild oder Text gestalten' }));
    await waitFor(() => expect(input()).not.toBeNull());
    choose('katze.png');
    await screen.findByText('Hochgeladen');
    return shown;
  }

  it('lies on the main picture too', async () => {
    const { container } = await upload({});
    await waitFor(() => expect(onProduct()).toHaveLength(2));
    expect(container.querySelector('[data-row] li img[src="/images/personalization/bild-1"]')).not.toBeNull();
  });

  it('belongs to the cart once it is bought: the page starts afresh and never deletes it', async () => {
    const { user, calls } = await upload({ cart: null, lineItemID: 'line-1' });
    await user.click(await buy());
    await waitFor(() => expect(screen.getByText('Bild hochladen')).toBeVisible());
    expect(onProduct()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Bild entfernen' })).not.toBeInTheDocument();

    choose('hund.png');
    await screen.findByText('Hochgeladen');
    expect(onProduct()).toContain('/images/personalization/bild-2');
    await user.click(screen.getByRole('button', { name: 'Bild entfernen' }));
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ method: 'Delete', args: ['bild-2'] }));
    expect(calls.filter(({ method }) => method === 'Delete')).toHaveLength(1);
  });

  it('stays where the cart does not take it', async () => {
    const { user } = await upload({ cart: null, error: { validationError: { fields: {} } } });
    await user.click(await buy());
    expect(await screen.findByText('Nicht hinzugefügt')).toBeInTheDocument();
    expect(onProduct()).toContain('/images/personalization/bild-1');
  });
});
