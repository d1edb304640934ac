import { aCart, aListing, aListingItem, aProduct, aRecipe } from '@shop/builders';
import { clientStore } from '../test/clientStore';
import { cartService } from './cart';
import { catalogueService } from './catalogue';
import { detailService } from './detail';

const nulled = (entity: object, ...lists: string[]) => ({
  ...entity,
  ...Object.fromEntries(lists.map((list) => [list, null])),
});

describe('service modules', () => {
  it('read lists that a Go server omits as empty, nested ones too', async () => {
    const item = nulled(aListingItem(), 'badges', 'locations', 'configurationOptions');
    const list = nulled({ ...aListing(), items: [item] }, 'filters', 'sorts');
    const { store } = clientStore({ 'backend/GetListingItems': { ret: list } });
    const { data } = await store.dispatch(
      catalogueService.endpoints.getListingItems.initiate({ listId: 'pfannen', locale: 'de' }),
    );
    expect(data?.ret).toMatchObject({ filters: [], sorts: [], count: 1 });
    expect(data?.ret?.items[0]).toMatchObject({ badges: [], locations: [], configurationOptions: [] });
  });

  it('complete products and recipes', async () => {
    const { store } = clientStore({
      'detail/GetProduct': { ret: nulled(aProduct(), 'images', 'facts', 'belongsToSeries') },
      'detail/GetRecipe': { ret: nulled(aRecipe(), 'steps', 'ingredientLists', 'recommendedProducts') },
    });
    const args = { id: 'x', locale: 'fr' };
    const product = await store.dispatch(detailService.endpoints.getProduct.initiate(args));
    expect(product.data?.ret).toMatchObject({ title: 'Gusspfanne', images: [], facts: [], belongsToSeries: [] });
    const recipe = await store.dispatch(detailService.endpoints.getRecipe.initiate(args));
    expect(recipe.data?.ret).toMatchObject({ steps: [], ingredientLists: [], recommendedProducts: [] });
  });

  it('request texts in the language of the page', async () => {
    const { store, calls } = clientStore({ 'detail/GetProduct': { ret: null, error: 'NOT_FOUND' } });
    const { data } = await store.dispatch(detailService.endpoints.getProduct.initiate({ id: 'x', locale: 'it' }));
    expect(data).toEqual({ ret: null, error: 'NOT_FOUND' });
    expect(calls).toEqual([{ path: '/services/catalogue/detail', method: 'GetProduct', args: ['x'], locale: 'it' }]);
  });

  it('replace the cached cart by the one a change returns', async () => {
    const { store, calls } = clientStore({ 'cart/AddItem': { cart: aCart({ version: 2 }), lineItemID: 'line-1' } });
    const { addItem, getCart } = cartService.endpoints;
    await store.dispatch(addItem.initiate({ item: { sku: 'P-100', qty: 1 }, locale: 'de' }));
    await Promise.resolve();
    const { data } = await store.dispatch(getCart.initiate({ locale: 'de' }));
    expect(data?.cart?.version).toBe(2);
    expect(calls.map(({ method, args }) => [method, args])).toEqual([['AddItem', [{ sku: 'P-100', qty: 1 }, null]]]);
  });
});
