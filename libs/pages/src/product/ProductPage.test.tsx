import {
  aCart,
  aListing,
  aListingItem,
  aPrice,
  aProduct,
  aQuestionList,
  aRating,
  aReviewList,
  aSiteContent,
  anImage,
  httpStatus,
} from '@shop/builders';
import { comeNear } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { loadKind, renderPage } from '../test/renderPage';
import { pageKind } from '.';

/** The bar at the bottom of a phone's window says the price again, for fingers. */
const seen = { ignore: '[aria-hidden=true] *' };

const base = aSiteContent();
const content = aSiteContent({ uri: '/gusspfanne', page: { ...base.page, referenceId: 'gusspfanne' } });
const value = (label: string, targetSKU: string) => ({
  label,
  swatchColor: '',
  swatchImage: null,
  targetSKU,
  url: `/gusspfanne?variant=${targetSKU}`,
});
const product = aProduct({
  sku: 'P-24',
  title: 'Gusspfanne',
  rating: aRating({ score: 4.5, count: 12 }),
  configurationOptions: [{ id: 'size', label: 'Grösse', values: [value('24 cm', 'P-24'), value('28 cm', 'P-28')] }],
});
const { id, maxQuantity, configurationOptions } = product;
const variant = {
  id,
  sku: 'P-28',
  price: aPrice({ amount: { cents: 7990 } }),
  stockLevel: null,
  maxQuantity,
  configurationOptions,
  countDown: null,
  images: [anImage({ url: '/images/gross', description: 'Die grosse Pfanne' })],
};
const services = {
  'detail/GetProduct': { ret: product },
  'detail/GetProductShoppingPage': { ret: variant },
};

describe('product page', () => {
  it('shows what is needed to decide', async () => {
    renderPage(pageKind, content, { services });
    expect(await screen.findByRole('heading', { level: 1, name: 'Gusspfanne' })).toBeVisible();
    expect(screen.getByText(/49\.90/, seen)).toBeVisible();
    expect(screen.getByRole('link', { name: /12 Bewertungen/ })).toHaveAttribute('href', '#reviews');
    for (const name of ['Beschreibung', 'Fragen', 'Bewertungen']) {
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    expect(screen.getByRole('heading', { level: 3, name: 'Auf einen Blick' })).toBeVisible();
  });

  it('loads price and stock of the variant with the page, and shows them', async () => {
    const options = { search: '?variant=P-28', services };
    const { calls, status } = await loadKind(pageKind, content, options);
    expect(status).toBe(200);
    expect(calls).toMatchObject([
      { method: 'GetProduct', args: ['gusspfanne'] },
      { method: 'GetProductShoppingPage', args: ['P-28'] },
    ]);

    renderPage(pageKind, content, options);
    expect(await screen.findByText(/79\.90/, seen)).toBeVisible();
    expect(screen.getByRole('link', { name: '28 cm' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('img', { name: 'Die grosse Pfanne' })).toBeVisible();
  });

  it('asks nothing more for the product itself, nor for a variant it does not have', async () => {
    for (const search of ['', '?variant=P-24', '?variant=X']) {
      expect((await loadKind(pageKind, content, { search, services })).calls).toHaveLength(1);
    }
  });

  it('puts the chosen variant into the cart and says so', async () => {
    const { user, calls } = renderPage(pageKind, content, {
      search: '?variant=P-28',
      services: {
        ...services,
        'cart/AddItem': { cart: aCart(), lineItemID: 'line-1' },
        'cart/GetCart': { cart: aCart() },
        'detail/GetRelatedProductsByType': { ret: [] },
      },
    });
    await screen.findByText(/79\.90/, seen);
    await user.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'AddItem')?.args[0]).toMatchObject({ sku: 'P-28', qty: 1 }),
    );
    expect(await screen.findByText('Gusspfanne liegt jetzt in deinem Warenkorb.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', '/warenkorb');
  });

  it('does not say so when the cart refuses', async () => {
    const refused = { cart: aCart(), error: { cartItemError: { code: 'NotEnoughStock', available: 0 } } };
    const { user } = renderPage(pageKind, content, {
      services: { ...services, 'cart/AddItem': refused, 'cart/GetCart': { cart: aCart() } },
    });
    await user.click(await screen.findByRole('button', { name: 'In den Warenkorb' }));
    expect(await screen.findByText('Der Artikel ist ausverkauft.')).toBeVisible();
    expect(screen.queryByText(/liegt jetzt in deinem Warenkorb/)).not.toBeInTheDocument();
  });

  it.each([
    ['none', false, false],
    ['hideQuestions', false, true],
    ['hideReviews', true, false],
    ['full', true, true],
  ] as const)('with community settings %s shows questions: %s, reviews: %s', async (setting, questions, reviews) => {
    const ret = aProduct({ communitySettings: setting });
    renderPage(pageKind, content, { services: { 'detail/GetProduct': { ret } } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryAllByRole('heading', { name: 'Fragen' })).toHaveLength(questions ? 1 : 0);
    expect(screen.queryAllByRole('heading', { name: 'Bewertungen' })).toHaveLength(reviews ? 1 : 0);
    expect(screen.queryAllByRole('link', { name: /\d Bewertungen/ })).toHaveLength(reviews ? 1 : 0);
  });

  it('links to no reviews where there are none', async () => {
    const ret = aProduct({ rating: aRating({ score: 0, count: 0 }) });
    renderPage(pageKind, content, { services: { 'detail/GetProduct': { ret } } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: /\d Bewertung/ })).not.toBeInTheDocument();
  });

  it('is not found where the catalogue has no such product', async () => {
    const missing = { services: { 'detail/GetProduct': { error: 'NOT_FOUND' } } };
    expect((await loadKind(pageKind, content, missing)).status).toBe(404);
    renderPage(pageKind, content, missing);
    expect(await screen.findByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
  });

  it('is unavailable, and not gone, when the services do not answer', async () => {
    const { status } = await loadKind(pageKind, content, { services: { 'detail/GetProduct': httpStatus(500) } });
    expect(status).toBe(503);
  });
});

describe('what a product has of its own', () => {
  const show = (over: Parameters<typeof aProduct>[0]) =>
    renderPage(pageKind, content, { services: { 'detail/GetProduct': { ret: aProduct(over) } } });
  const navigation = async () => within(await screen.findByRole('navigation', { name: 'Abschnitte dieser Seite' }));

  it('is named by the navigation, in the order of the page', async () => {
    const { container } = show({
      steps: [{ title: 'Treffpunkt', text: 'Um sechs am Startplatz.' }],
      galleryImages: [anImage({ url: '/images/a' }), anImage({ url: '/images/b' })],
      belongsToSeries: [aListingItem({ title: 'Serie Guss' })],
    });
    const links = (await navigation()).getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#description', '#steps', '#gallery', '#questions', '#reviews', '#belongsToSeries']);
    for (const link of links) expect(container.querySelector(`section${link}`)).toHaveAttribute('tabindex', '-1');
  });

  it('is not named where there is none', async () => {
    show({ communitySettings: 'none' });
    const links = (await navigation()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Beschreibung']);
  });

  it('has no gallery of the pictures that are beside the form to buy', async () => {
    const images = [anImage({ url: '/images/a' }), anImage({ url: '/images/b' })];
    show({ communitySettings: 'none', images, galleryImages: images, videos: [] });
    const links = (await navigation()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#description']);
  });

  it('has every hash key that may turn up', async () => {
    const { container } = show({ belongsToSeries: [aListingItem()] });
    await navigation();
    const lazy = [
      'accessoryProducts',
      'addSample',
      'questionnaire',
      'seriesItems',
      'relatedProducts',
      'similarProducts',
    ];
    for (const id of [...lazy, 'info']) expect(container.querySelector(`#${id}`)).not.toBeNull();
  });

  it('keeps no room for sections that have nothing to show', async () => {
    localStorage.clear();
    const { container } = show({ lateSections: ['relatedProducts'] });
    await navigation();
    expect(container.querySelector('#relatedProducts')).not.toBeNull();
    for (const id of ['accessoryProducts', 'addSample', 'questionnaire', 'lastSeenProducts'])
      expect(container.querySelector(`#${id}`)).toBeNull();
  });

  it('keeps room for the clock of an offer, and none where there is no offer', async () => {
    const countDown = { shouldBeDisplayed: true, startDate: null, endDate: Date.UTC(2099, 0, 1) };
    const { container, unmount } = show({ countDown });
    await navigation();
    expect(container.querySelector('[style*="--reserved: 5.75rem"]')).not.toBeNull();
    unmount();
    const { container: other } = show({ countDown: { ...countDown, shouldBeDisplayed: false } });
    await navigation();
    expect(other.querySelector('[style*="--reserved: 5.75rem"]')).toBeNull();
  });

  it('offers a picture and a text of the visitor’s where the product takes them, in its cart line', async () => {
    const { user, calls } = renderPage(pageKind, content, {
      services: {
        'detail/GetProduct': { ret: aProduct({ personalizable: true }) },
        'detail/GetRelatedProductsByType': { ret: [] },
        'cart/AddItem': { cart: aCart(), lineItemID: 'line-1' },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Mit Bild oder Text gestalten' }));
    await user.type(await screen.findByRole('textbox', { name: 'Dein Text' }), 'Für Oma');
    await user.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'AddItem')?.args[0]).toMatchObject({
        personalization: { text: 'Für Oma' },
      }),
    );
  });

  it('remembers what was seen', async () => {
    localStorage.clear();
    show({ id: 'gusspfanne' });
    await navigation();
    expect(localStorage.getItem('lastSeen')).toBe('["gusspfanne"]');
  });
});

describe('sections below the fold', () => {
  const community = {
    'checkout/GetPurchaseTerms': { ret: null },
    'community/GetQuestionnaires': { ret: [] },
    'community/GetQuestionnaireAnalyticByReference': { ret: [] },
    'community/GetAllReviewsByReference': { ret: aReviewList() },
    'community/GetAllQuestionsByReference': { ret: aQuestionList() },
  };

  beforeEach(() => localStorage.clear());

  it('fetch nothing before the visitor is near', async () => {
    const { calls } = renderPage(pageKind, content, { services });
    await screen.findByRole('heading', { level: 1 });
    expect(calls.map(({ method }) => method)).toEqual(['GetProduct']);
  });

  it('come when the visitor is near', async () => {
    comeNear();
    const ret = [aListingItem({ id: 'deckel', title: 'Deckel' })];
    renderPage(pageKind, content, {
      services: { ...services, ...community, 'detail/GetRelatedProductsByType': { ret } },
    });
    expect(await screen.findByText('Hält ein Leben lang')).toBeVisible();
    expect(await screen.findByText('Taugt sie für Induktion?')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 2, name: 'Passt dazu' })).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Passt dazu' })).getByText('Deckel')).toBeVisible();
  });

  it('give the place of buying to a wish where the product is sold out', async () => {
    comeNear();
    renderPage(pageKind, content, {
      services: {
        ...community,
        'detail/GetProduct': { ret: aProduct({ maxQuantity: 0 }) },
        'detail/GetRelatedProductsByType': { ret: [] },
      },
    });
    expect(await screen.findByRole('button', { name: 'Benachrichtige mich' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).not.toBeInTheDocument();
  });

  it('show how it goes and the series it belongs to', async () => {
    comeNear();
    const steps = [{ title: 'Treffpunkt', text: 'Um sechs am Startplatz.' }];
    const ret = aProduct({ steps, belongsToSeries: [aListingItem({ title: 'Serie Guss' })], lateSections: [] });
    renderPage(pageKind, content, {
      services: {
        ...services,
        ...community,
        'detail/GetProduct': { ret },
        'detail/GetRelatedProductsByType': { ret: [] },
      },
    });
    expect(await screen.findByRole('heading', { level: 3, name: 'Treffpunkt' })).toBeVisible();
    expect(await screen.findByRole('link', { name: /Serie Guss/ })).toBeVisible();
  });

  it('show what was seen before, without the product itself', async () => {
    comeNear();
    localStorage.setItem('lastSeen', JSON.stringify([product.id, 'topf']));
    const ret = aListing({ items: [aListingItem({ id: 'topf', title: 'Topf' })] });
    const { calls } = renderPage(pageKind, content, {
      services: {
        ...services,
        ...community,
        'detail/GetRelatedProductsByType': { ret: [] },
        'backend/GetListingItems': { ret },
      },
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'Zuletzt angesehen' })).toBeVisible();
    expect(calls.find(({ method }) => method === 'GetListingItems')?.args).toMatchObject([{ itemIds: ['topf'] }]);
  });

  it('leave no trace where nothing goes with the product', async () => {
    comeNear();
    const { container } = renderPage(pageKind, content, {
      services: { ...services, ...community, 'detail/GetRelatedProductsByType': { ret: [] } },
    });
    await screen.findByText('Hält ein Leben lang');
    await waitFor(() => expect(container.querySelector('#relatedProducts')).not.toBeVisible());
  });
});
