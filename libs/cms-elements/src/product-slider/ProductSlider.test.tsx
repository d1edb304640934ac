import { usePromotionImpression } from '@shop/analytics';
import { aContentElement, aLink, aListing, aListingItem, httpStatus } from '@shop/builders';
import { CmsElements, createRegistry, loadElements, RegistryProvider } from '@shop/cms-renderer';
import { ShopIntlProvider } from '@shop/intl';
import { BrandProvider } from '@shop/brand';
import { MemoryRouter } from '@shop/router';
import { shopMessages } from '@shop/intl/testing';
import { catalogueService } from '@shop/service-client/catalogue';
import { neutralBrand, testStore } from '@shop/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { allElements } from '..';
import { renderElement } from '../test/renderElement';
import { sliderRequest } from './sliderRequest';

jest.mock('@shop/analytics', () => ({
  ...jest.requireActual<object>('@shop/analytics'),
  usePromotionImpression: jest.fn(),
}));

const slider = { title: 'Beliebt', listId: 'pfannen', link: aLink({ url: '/pfannen', callToAction: 'Alle Pfannen' }) };
const METHOD = 'backend/GetListingItems';
const found = { ret: aListing({ items: [aListingItem({ title: 'Gusspfanne' })] }) };

describe('product slider', () => {
  it('shows the first items of its list', async () => {
    const { calls } = await renderElement('productSlider', slider, { services: { [METHOD]: found } });
    expect(await screen.findByText('Gusspfanne')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Beliebt' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alle Pfannen' })).toHaveAttribute('href', '/pfannen');
    expect(calls).toMatchObject([{ args: [{ listId: 'pfannen', locale: 'de', page: 0, pageSize: 12 }] }]);
  });

  it('is a promotion with the title and the id of its list, as soon as it has items', async () => {
    await renderElement('productSlider', slider, { services: { [METHOD]: found } });
    expect(usePromotionImpression).toHaveBeenLastCalledWith({ current: null }, null);
    await screen.findByText('Gusspfanne');
    const [ref, promotion] = jest.mocked(usePromotionImpression).mock.lastCall!;
    expect(ref.current).toContainElement(screen.getByText('Gusspfanne'));
    expect(promotion).toEqual({
      promotionId: 'pfannen',
      promotionName: 'Beliebt',
      creativeName: 'Beliebt',
      items: [expect.objectContaining({ title: 'Gusspfanne' })],
    });
  });

  it.each([
    ['fails', httpStatus(500)],
    ['is not known', { error: 'NOT_FOUND' }],
    ['is empty', { ret: aListing({ items: [], count: 0 }) }],
  ])('shows nothing when its list %s', async (_, answer) => {
    const { part, store } = await renderElement('productSlider', slider, { services: { [METHOD]: answer } });
    const select = catalogueService.endpoints.getListingItems.select(sliderRequest({ ...slider, limit: 12 }, 'de'));
    await waitFor(() => expect(select(store.getState() as never).status).toMatch(/fulfilled|rejected/));
    expect(part).toBeEmptyDOMElement();
  });

  it('asks for no more than the services give at once', async () => {
    const { calls } = await renderElement(
      'productSlider',
      { ...slider, limit: 500 },
      { services: { [METHOD]: found } },
    );
    expect(calls).toMatchObject([{ args: [{ pageSize: 48 }] }]);
    await screen.findByText('Gusspfanne');
  });

  it('finds in the store what was loaded for it, so that rendering fetches nothing', async () => {
    const { store, calls } = testStore({ services: { [METHOD]: found } });
    const registry = createRegistry(allElements);
    const elements = [aContentElement({ kind: 'productSlider', data: slider })];
    await loadElements(elements, registry, { store, locale: 'de' });
    expect(calls).toHaveLength(1);

    render(
      <Provider store={store}>
        <BrandProvider value={neutralBrand}>
          <ShopIntlProvider locale="de" messages={shopMessages('de')}>
            <MemoryRouter>
              <RegistryProvider value={registry}>
                <CmsElements elements={elements} />
              </RegistryProvider>
            </MemoryRouter>
          </ShopIntlProvider>
        </BrandProvider>
      </Provider>,
    );
    expect(screen.getByText('Gusspfanne')).toBeVisible();
    expect(calls).toHaveLength(1);
  });
});
