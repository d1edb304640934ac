import { aContentElement, aLink, aListing, aListingItem, aRating, httpStatus } from '@shop/builders';
import { catalogueService } from '@shop/service-client/catalogue';
import { createRegistry, loadElements } from '@shop/cms-renderer';
import { testStore } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { allElements } from '..';
import { renderElement } from '../test/renderElement';
import { recipeRequest } from './recipeRequest';

const METHOD = 'backend/GetListingItems';
const item = aListingItem({
  id: 'roesti',
  productType: 'recipe',
  title: 'Rösti',
  subTitle: 'Aussen knusprig',
  infoText: '45 min',
  price: null,
  link: aLink({ url: '/rezepte/roesti' }),
  rating: aRating({ score: 4.5, count: 6 }),
});
const answer = (own: object = {}) => ({ [METHOD]: { ret: aListing({ items: [{ ...item, ...own }], count: 1 }) } });

describe('recipe', () => {
  it('shows the referenced recipe and links to it', async () => {
    const { calls } = await renderElement('recipe', { recipeId: 'roesti' }, { services: answer() });
    expect(await screen.findByRole('heading', { level: 3, name: 'Rösti' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Rösti' })).toHaveAttribute('href', '/rezepte/roesti');
    expect(screen.getByText('Aussen knusprig')).toBeVisible();
    expect(screen.getByText('45 min')).toBeVisible();
    expect(screen.queryByText('Für Mitglieder')).not.toBeInTheDocument();
    expect(calls).toMatchObject([{ args: [{ listId: '', itemIds: ['roesti'], locale: 'de' }] }]);
  });

  it('says when it is for members', async () => {
    await renderElement('recipe', { recipeId: 'roesti' }, { services: answer({ membersOnly: true }) });
    expect(await screen.findByText('Für Mitglieder')).toBeVisible();
  });

  it.each([
    ['the services fail', httpStatus(500)],
    ['it is gone', { ret: aListing({ items: [], count: 0 }) }],
  ])('renders nothing when %s', async (_, reply) => {
    const { part, store } = await renderElement('recipe', { recipeId: 'roesti' }, { services: { [METHOD]: reply } });
    const select = catalogueService.endpoints.getListingItems.select(recipeRequest('roesti', 'de'));
    await waitFor(() => expect(select(store.getState() as never).status).toMatch(/fulfilled|rejected/));
    expect(part).toBeEmptyDOMElement();
  });

  it('is in the store before it is rendered', async () => {
    const { store, calls } = testStore({ services: answer() });
    const elements = [aContentElement({ kind: 'recipe', data: { recipeId: 'roesti' } })];
    await loadElements(elements, createRegistry(allElements), { store, locale: 'de' });
    const select = catalogueService.endpoints.getListingItems.select(recipeRequest('roesti', 'de'));
    expect(select(store.getState() as never).data?.ret?.items).toHaveLength(1);
    expect(calls).toHaveLength(1);
  });
});
