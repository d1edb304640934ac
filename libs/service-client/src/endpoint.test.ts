import { cart } from '@shop/contracts/wire/cart';
import { catalogueBackend } from '@shop/contracts/wire/catalogueBackend';
import { catalogueDetail } from '@shop/contracts/wire/catalogueDetail';
import { identity } from '@shop/contracts/wire/identity';
import { endpoint } from './endpoint';

it('posts named arguments in wire order, in the language of the texts', () => {
  expect(
    endpoint(catalogueDetail.GetRelatedProductsByType).query({ type: 'similar', locale: 'fr', id: 'P-1' }),
  ).toEqual({
    path: '/services/catalogue/detail',
    method: 'GetRelatedProductsByType',
    args: ['P-1', 'similar'],
    locale: 'fr',
  });
  expect(endpoint(identity.Login).query({ identifier: 'a@b.ch', password: 'x' }).args).toEqual(['a@b.ch', 'x']);
});

it('posts null for an omitted argument', () => {
  const item = { sku: 'P-1', qty: 1 };
  expect(endpoint(cart.AddItem).query({ item, locale: 'de' }).args).toEqual([item, null]);
});

it('takes a single argument unnamed, and nothing where there is none', () => {
  expect(endpoint(identity.RequestAccountRecovery).query('a@b.ch').args).toEqual(['a@b.ch']);
  expect(endpoint(identity.WhoAmI).query()).toMatchObject({ args: [], locale: undefined });
});

it('sets the language by an argument named locale', () => {
  const { args, locale } = endpoint(catalogueBackend.SearchSuggestions).query({ locale: 'it', term: 'pa' });
  expect([args, locale]).toEqual([['pa', 'it'], undefined]);
});

it('names results, null where the reply is too short', () => {
  expect(endpoint(cart.AddItem).transformResponse([null, 'line-1'])).toEqual({
    cart: null,
    lineItemID: 'line-1',
    error: null,
  });
});

it('reads a result that is a list and null as empty', () => {
  expect(endpoint(catalogueDetail.GetRelatedProductsByType).transformResponse([null, 'NOT_FOUND'])).toEqual({
    ret: [],
    error: 'NOT_FOUND',
  });
});

it('refuses arguments and methods the contract does not have', () => {
  // @ts-expect-error -- no such method
  expect(() => endpoint(cart.GetCard)).toThrow();
  // @ts-expect-error -- the locale of the titles is missing
  expect(endpoint(cart.RemoveItem).query({ lineItemId: 'a' }).locale).toBeUndefined();
  const related = endpoint(catalogueDetail.GetRelatedProductsByType);
  // @ts-expect-error -- no such relation
  expect(related.query({ id: 'a', type: 'twin', locale: 'de' }).args).toHaveLength(2);
});
