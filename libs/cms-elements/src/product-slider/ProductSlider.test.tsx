import { PromotedList } from '@shop/analytics';
import { aCart, aCartItem, aLink, aListing, aListingItem, httpStatus } from '@shop/builders';
import { cartAnswered } from '@shop/service-client/cart';
import { catalogueService } from '@shop/service-client/catalogue';
import { comeNear } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderElement } from '../test/renderElement';
import { sliderRequest } from './sliderRequest';

jest.mock('@shop/analytics', () => ({
  ...jest.requireActual<object>('@shop/analytics'),
  PromotedList: jest.fn(({ children }: { children: ReactNode }) => children),
}));

const slider = { title: 'Beliebt', listId: 'pfannen', link: aLink({ url: '/pfannen', callToAction: 'Alle Pfannen' }) };
const METHOD = 'backend/GetListingItems';
const found = { ret: aListing({ items: [aListingItem({ title: 'Gusspfanne' })] }) };

describe('product slider', () => {
  beforeEach(comeNear);

  it('shows the first items of its list', async () => {
    const { calls } = await renderElement('productSlider', slider, { services: { [METHOD]: found } });
    expect(await screen.findByText('Gusspfanne')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Beliebt' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alle Pfannen' })).toHaveAttribute('href', '/pfannen');
    expect(calls).toMatchObject([{ args: [{ listId: 'pfannen', locale: 'de', page: 0, pageSize: 12 }] }]);
  });

  it('leaves out what is in the cart, where it says so', async () => {
    const items = [aListingItem({ id: 'P-100', title: 'Gusspfanne' }), aListingItem({ id: 'wok', title: 'Wok' })];
    const services = { [METHOD]: { ret: aListing({ items }) } };
    const { store } = await renderElement('productSlider', { ...slider, withoutCart: true }, { services });
    expect(await screen.findByText('Gusspfanne')).toBeVisible();
    act(() => void store.dispatch(cartAnswered(aCart({ items: [aCartItem({ productId: 'P-100' })] }), 'de')));
    await waitFor(() => expect(screen.queryByText('Gusspfanne')).not.toBeInTheDocument());
    expect(screen.getByText('Wok')).toBeVisible();
  });

  it('is tracked as a promotion with the title and id of its list, as soon as it has items', async () => {
    await renderElement('productSlider', slider, { services: { [METHOD]: found } });
    await screen.findByText('Gusspfanne');
    const [{ list, items }] = jest.mocked(PromotedList).mock.lastCall!;
    expect(list).toEqual({ id: 'pfannen', name: 'Beliebt' });
    expect(items).toMatchObject([{ title: 'Gusspfanne' }]);
  });

  it.each([
    ['is not known', { error: 'NOT_FOUND' }],
    ['is empty', { ret: aListing({ items: [], count: 0 }) }],
  ])('renders nothing when its list %s', async (_, answer) => {
    const { part, store } = await renderElement('productSlider', slider, { services: { [METHOD]: answer } });
    const select = catalogueService.endpoints.getSliderItems.select(sliderRequest({ ...slider, limit: 12 }, 'de').args);
    await waitFor(() => expect(select(store.getState() as never).status).toMatch(/fulfilled|rejected/));
    expect(part).toBeEmptyDOMElement();
  });

  it('renders nothing when its list cannot be loaded', async () => {
    const { calls, part } = await renderElement('productSlider', slider, { services: { [METHOD]: httpStatus(400) } });
    await waitFor(() => expect(part!.querySelector('[data-failed]')).toBeEmptyDOMElement());
    expect(calls).toHaveLength(1);
    expect(part).not.toHaveTextContent(/./);
  });

  it('tells the visitor of no failure', async () => {
    const onError = jest.fn();
    const services = { [METHOD]: httpStatus(503) };
    await renderElement('productSlider', slider, { services, environment: { onError } });
    await waitFor(() => expect(onError).toHaveBeenCalled());
    expect(onError.mock.lastCall).toMatchObject([{ status: 503 }, { method: 'GetListingItems' }, { isQuiet: true }]);
  });

  it('requests no more than the services return at once', async () => {
    const { calls } = await renderElement(
      'productSlider',
      { ...slider, limit: 500 },
      { services: { [METHOD]: found } },
    );
    expect(calls).toMatchObject([{ args: [{ pageSize: 48 }] }]);
    await screen.findByText('Gusspfanne');
  });

  it('requests nothing before it is near the viewport', async () => {
    jest.mocked(window.IntersectionObserver).mockRestore();
    const { calls } = await renderElement('productSlider', slider, { services: { [METHOD]: found } });
    expect(calls).toEqual([]);
  });
});
