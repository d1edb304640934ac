import { aCart, aListing, aListingItem, aProduct, aRecipe } from '@shop/builders';
import { clientStore } from '../test/clientStore';
import { cartService } from './cart';
import { catalogueService } from './catalogue';
import { checkoutService } from './checkout';
import { detailService } from './detail';
import { orderService } from './order';
import { profileService } from './profile';
import { voucherService } from './voucher';
import { shopApi } from '../shopApi';

type Store = ReturnType<typeof clientStore>['store'];

const { placeOrder } = checkoutService.endpoints;
const { cancelOrder } = orderService.endpoints;
const { getOrders } = profileService.endpoints;
const { getMyVouchers } = voucherService.endpoints;

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

  it.each([
    [
      'PlaceOrder',
      (store: Store) =>
        store.dispatch(
          placeOrder.initiate({
            locale: 'de',
            idempotencyKey: 'key',
            confirmation: { version: '1', acceptsTerms: true },
          }),
        ),
    ],
    ['Cancel', (store: Store) => store.dispatch(cancelOrder.initiate({ locale: 'de', id: 'o1', key: undefined }))],
  ])('read orders and vouchers again after %s', async (method, change) => {
    const own = { of: 'lea', args: { query: { page: 0, pageSize: 10 } } };
    const { store, calls } = clientStore({
      'order/GetOrders': { ret: { items: [], count: 0, years: [] }, error: null },
      'voucher/GetMyVouchers': { ret: { items: [], count: 0 }, error: null },
      'checkout/PlaceOrder': { orderId: 'o1', nextAction: null, error: null },
      'order/Cancel': { ret: null, error: null },
    });
    await store.dispatch(getOrders.initiate({ ...own, args: { ...own.args, locale: 'de' } }));
    await store.dispatch(getMyVouchers.initiate({ ...own, args: { ...own.args, locale: 'de' } }));
    await change(store);
    await Promise.all(store.dispatch(shopApi.util.getRunningQueriesThunk()));
    expect(calls.map((call) => call.method).toSorted()).toEqual(
      ['GetOrders', 'GetOrders', 'GetMyVouchers', 'GetMyVouchers', method].toSorted(),
    );
  });
});
