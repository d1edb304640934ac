import { aContentElement, aProduct, aSiteContent, httpStatus } from '@shop/builders';
import type { Product } from '@shop/contracts';
import { detailService } from '@shop/service-client/detail';
import { siteService } from '@shop/service-client/site';
import { preloadable } from '@shop/preloadable';
import { createRegistry } from '@shop/cms-renderer';
import { act, screen, waitFor } from '@testing-library/react';
import { loadKind, renderPage } from '../test/renderPage';
import { definePage, type LoadedPageProps } from './definePage';
import type { Read } from './evaluateRequests';
import { critical, inBrowser, late, optional, subject } from './pageRequest';

const { getProduct, getProductShoppingPage, getRecipe, getRelatedProducts, getSeries } = detailService.endpoints;
const content = aSiteContent({ uri: '/pfanne' });
const args = { id: 'pfanne', locale: 'de' };
const pan = aProduct({ title: 'Gusspfanne', sku: 'P-24' });

/** A product, and then what is known of its SKU. */
function requests(_context: object, read: Read) {
  const product = subject(getProduct, args);
  const known = read(product);
  return {
    product,
    variant: known && critical(getProductShoppingPage, { id: known.sku, locale: 'de' }),
    teasers: optional(siteService.endpoints.getPage, args),
    sku: known?.sku ?? 'unknown',
  };
}

function Page({ answers, requests: { sku } }: LoadedPageProps<ReturnType<typeof requests>>) {
  return (
    <>
      <h1>{answers.product.title}</h1>
      <p>
        {sku} {answers.variant?.sku} {answers.teasers?.title ?? 'no teasers'}
      </p>
    </>
  );
}
const pageKind = definePage({ requests, Page });

const services = {
  'detail/GetProduct': { ret: pan },
  'detail/GetProductShoppingPage': { ret: pan },
  'site/Page': { ret: { id: 'pfanne', title: 'Teaser', contentElements: [] } },
};

describe('loading a page', () => {
  it('sends what it can at once, and the rest as soon as it can be written', async () => {
    const sent: string[] = [];
    const product = Promise.withResolvers<{ ret: Product }>();
    const note =
      <Answer,>(name: string, answer: Answer) =>
      () => {
        sent.push(name);
        return answer;
      };
    const loading = loadKind(pageKind, content, {
      services: {
        'detail/GetProduct': note('product', product.promise),
        'detail/GetProductShoppingPage': note('variant', { ret: pan }),
        'site/Page': note('teasers', services['site/Page']),
      },
    });
    await waitFor(() => expect(sent).toEqual(['product', 'teasers']));
    product.resolve({ ret: pan });
    expect(await loading).toMatchObject({ status: 200 });
    expect(sent).toEqual(['product', 'teasers', 'variant']);
  });

  it.each([
    ['200 without what is optional', { 'site/Page': httpStatus(500) }, 200],
    [
      '200 where something else than its subject does not exist',
      { 'detail/GetProductShoppingPage': { ret: null } },
      200,
    ],
    ['404 where its subject does not exist', { 'detail/GetProduct': { ret: null } }, 404],
    ['503 without its subject', { 'detail/GetProduct': httpStatus(500) }, 503],
    ['503 without what is critical', { 'detail/GetProductShoppingPage': httpStatus(500) }, 503],
  ])('is %s', async (_, own, status) => {
    expect(await loadKind(pageKind, content, { services: { ...services, ...own } as never })).toMatchObject({ status });
  });

  it('does not wait for the rest once the page cannot be shown', async () => {
    const never = () => new Promise<never>(() => {});
    const own = { ...services, 'detail/GetProduct': httpStatus(500), 'site/Page': never };
    expect(await loadKind(pageKind, content, { services: own })).toMatchObject({ status: 503 });
  });

  it('leaves what is late and what is for the browser alone in a browser', async () => {
    const kind = definePage({
      requests: () => ({ late: late(getSeries, args), browser: inBrowser(getRecipe, args) }),
      Page: () => null,
    });
    expect((await loadKind(kind, content)).calls).toEqual([]);
  });

  it('loads the elements of the page, of which it tells its component', async () => {
    const note = aContentElement({ kind: 'note' });
    const code = jest.fn(() => Promise.reject(new Error('not this time')));
    const kind = definePage({
      requests,
      elements: ({ answers }) => answers.teasers?.contentElements ?? [],
      Page: ({ elements }) => <p>{elements.map(({ kind: name }) => name)}</p>,
    });
    const own = { ...services, 'site/Page': { ret: { id: 'pfanne', title: '', contentElements: [note] } } };
    await loadKind(kind, content, { services: own, registry: createRegistry({ note: preloadable(code) }) });
    expect(code).toHaveBeenCalledTimes(1);
    renderPage(kind, content, { services: own });
    expect(await screen.findByText('note')).toBeVisible();
  });
});

describe('showing a page', () => {
  it('reads the answers by the names of its requests', async () => {
    renderPage(pageKind, content, { services });
    expect(await screen.findByRole('heading', { name: 'Gusspfanne' })).toBeVisible();
    expect(await screen.findByText('P-24 P-24 Teaser')).toBeVisible();
  });

  it('is of a page that does not exist where its subject does not', async () => {
    renderPage(pageKind, content, { services: { ...services, 'detail/GetProduct': { ret: null } } });
    expect(await screen.findByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
  });

  it('follows when the visitor changes', async () => {
    let title = 'for everyone';
    const kind = definePage({
      requests: () => ({ recipe: subject(getRecipe, args) }),
      Page: ({ answers }) => <h1>{answers.recipe.title}</h1>,
    });
    const { store } = renderPage(kind, content, {
      services: { 'detail/GetRecipe': () => ({ ret: { title } }) } as never,
    });
    await screen.findByRole('heading', { name: title });
    title = 'for members';
    act(() => void store.dispatch(detailService.util.invalidateTags(['Session'])));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });
});

/** Never called: this need only compile. */
export function whatDoesNotCompile() {
  // @ts-expect-error -- arguments of another endpoint
  subject(getRelatedProducts, args);
  // @ts-expect-error -- a component for answers that the requests do not give
  definePage({ requests: () => ({ series: subject(getSeries, args) }), Page });
  definePage({
    requests: () => ({ recipe: subject(getRecipe, args), similar: late(getSeries, args) }),
    isMissing: ({ answers }) => {
      // @ts-expect-error -- the field of another answer
      void answers.recipe.sku;
      // @ts-expect-error -- nobody waits for what is late
      void answers.similar;
      return false;
    },
    Page: () => null,
  });
}
