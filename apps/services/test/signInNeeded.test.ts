import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { services as contracts } from '@shop/contracts';
import { modules } from '../src/modules.ts';
import { cartCaller, newSku } from './support/cartCaller.ts';
import { insertArticle } from './support/insertArticle.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

/**
 * Listed by hand, not derived from the contracts: opening a method, or adding one, has to be repeated here, or in a test
 * that it has for itself.
 */
const forCustomers: Readonly<Record<string, readonly string[]>> = {
  '/services/profile/identity': ['ChangePassword', 'GetSignIns', 'EndOtherSignIns'],
  '/services/profile/passkey': ['GetCreationOptions', 'Create', 'GetAll', 'Remove'],
  '/services/profile/customer': [
    'Get',
    'Update',
    'AddAddress',
    'UpdateAddress',
    'SetDefaultAddress',
    'DeleteAddress',
    'DeleteCustomer',
    'GetMails',
    'SetMail',
  ],
  '/services/checkout/checkout': ['PlaceOrder'],
  '/services/checkout/voucher': ['GetMyVouchers'],
  '/services/profile/order': ['GetOverview', 'GetOrders', 'GetPurchased', 'GetInvoices'],
  '/services/profile/wishList': [
    'Add',
    'CreateList',
    'DeleteList',
    'GetLists',
    'GetWishes',
    'Merge',
    'Move',
    'Remove',
    'RenameList',
    'SetMails',
    'Share',
    'StopSharing',
  ],
  '/services/stock/notification': ['GetAllNotifications', 'RemoveNotification'],
  '/services/community': [
    'AddReview',
    'AddCommentToReview',
    'AddReactionToReview',
    'AskQuestion',
    'EditQuestion',
    'Withdraw',
    'GetAllReviewsByAuthor',
    'GetAllQuestionsByAuthor',
    'ReportReview',
    'SelectQuestionnaireAnswer',
  ],
  '/services/orders/desk': [
    'GetOrder',
    'GetOrders',
    'Refund',
    'SetPaid',
    'SetRefunded',
    'SetStatus',
    'DecideReturn',
    'ReceiveReturn',
  ],
  '/services/community/moderation': [
    'GetQueue',
    'Approve',
    'Reject',
    'GetReports',
    'ResolveReport',
    'Answer',
    'Edit',
    'History',
  ],
};
/** A method has a test for itself, which says who may not call it, by the name that the generator gives it. */
const hasOwnTest = (service: string, method: string) =>
  existsSync(join(import.meta.dirname, `${service}${method}.test.ts`));

const addresses = Object.entries(forCustomers).flatMap(([path, names]) => names.map((name) => `${path}/${name}`));

/** The shop, with an access check for each unimplemented method. */
const shop = Object.values(contracts).map((service) => ({
  service,
  implementation: {
    ...Object.fromEntries(Object.keys(service.methods).map((name) => [name, () => ({})])),
    ...modules.find((module) => module.service === service)?.implementation,
  },
}));

let services: TestServices;
beforeAll(async () => void (services = await startTestServices({ content: 'empty', services: shop })));
afterAll(() => services.stop());

const { add } = cartCaller(() => services);

const statusOf = async (address: string, cookie?: string) => {
  const headers = cookie ? { cookie, 'sec-fetch-site': 'same-origin' } : {};
  return (await fetch(services.url + address, { method: 'POST', body: '[]', headers })).status;
};

it.each(addresses)('%s requires anonymous visitors to sign in', async (address) => {
  expect(await statusOf(address)).toBe(401);
});

it('a session with a cart opens none of it', async () => {
  const sku = newSku();
  await insertArticle(services.db, { id: sku });
  const { cookie } = await add(sku, 1);
  expect(cookie).toBeTruthy();
  for (const address of addresses) expect([address, await statusOf(address, cookie)]).toEqual([address, 401]);
});

it('the list has every method that is not public and has no test for itself', () => {
  const closed = Object.entries(contracts).flatMap(([service, { path, methods }]) =>
    Object.entries(methods)
      .filter(([name, { access }]) => access !== 'anonymous' && !hasOwnTest(service, name))
      .map(([name]) => `${path}/${name}`),
  );
  expect([...addresses].sort()).toEqual(closed.sort());
});
