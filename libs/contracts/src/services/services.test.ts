import type { Method } from '../rpc/defineService.ts';
import { services } from './services.ts';

/** The calls of the specification, section 7, with their results in wire order. */
const specified: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '/services/profile/identity': {
    Login: ['error'],
    Logout: ['error'],
    IsAuthenticated: ['ret'],
    RequestAccountRecovery: ['error'],
    RequestAccountConfirmation: ['error'],
    ResetPassword: ['error'],
    ChangePassword: ['validationErrors', 'error'],
    ScorePassword: ['ret'],
    ValidateAndExists: ['customerExists', 'error'],
    WhoAmI: ['ret', 'error'],
    HasRole: ['ret'],
    HasRoles: ['ret'],
  },
  '/services/profile/customer': {
    Get: ['customer', 'error'],
    CreateCustomer: ['id', 'error'],
    CreateGuest: ['id', 'error'],
    CreateProspect: ['id', 'error'],
    Update: ['id', 'error'],
    AddAddress: ['addressId', 'error'],
    UpdateAddress: ['addressId', 'error'],
    DeleteAddress: ['error'],
    DeleteCustomer: ['error'],
    IsCustomerCookieValid: ['ret'],
  },
  '/services/checkout/cart': {
    GetCart: ['cart', 'error'],
    GetItemCount: ['ret', 'error'],
    AddItem: ['cart', 'lineItemID', 'error'],
    AddItems: ['cart', 'lineItemIDs', 'error'],
    AddChildItem: ['cart', 'lineItemID', 'error'],
    UpdateItem: ['cart', 'error'],
    UpdateChildItem: ['cart', 'error'],
    RemoveItem: ['cart', 'error'],
    DeleteCart: ['error'],
    SetPersonalization: ['cart', 'error'],
    RemovePersonalization: ['cart', 'error'],
  },
  '/services/checkout/voucher': {
    Check: ['ret', 'error'],
    Activate: ['ret', 'error'],
    Exchange: ['cart', 'error'],
    Extend: ['ret', 'error'],
    GetMyVouchers: ['ret', 'error'],
  },
  '/services/stock/notification': {
    AddNotification: ['error'],
    GetAllNotifications: ['ret', 'error'],
    RemoveNotification: ['error'],
  },
  '/services/catalogue/backend': {
    GetAttributes: ['ret', 'error'],
    GetCategory: ['ret', 'error'],
    GetCategoryByURI: ['ret', 'error'],
    GetListingItems: ['ret', 'error'],
    Search: ['ret', 'error'],
    SearchSuggestions: ['ret', 'error'],
  },
  '/services/catalogue/detail': {
    GetProduct: ['ret', 'error'],
    GetProductShoppingPage: ['ret', 'error'],
    GetRecipe: ['ret', 'error'],
    GetRelatedProductsByType: ['ret', 'error'],
    GetSeries: ['ret', 'error'],
  },
  '/services/community': {
    AddReview: ['id', 'code', 'error'],
    AddCommentToReview: ['error'],
    AddReactionToReview: ['counters', 'error'],
    AskQuestion: ['id', 'error'],
    GetAllReviewsByAuthor: ['ret', 'error'],
    GetAllReviewsByReference: ['ret', 'error'],
    GetAllQuestionsByAuthor: ['ret', 'error'],
    GetAllQuestionsByReference: ['ret', 'error'],
    GetQuestionnaires: ['ret', 'error'],
    GetQuestionnaireAnalyticByReference: ['ret', 'error'],
    ReportReview: ['error'],
    SelectQuestionnaireAnswer: ['ret', 'error'],
  },
  '/services/site/site': {
    GetSiteContext: ['ret', 'error'],
    GetSiteNavigation: ['ret', 'error'],
    AppContent: ['ret', 'error'],
    ContentCollection: ['ret', 'error'],
    ContentElement: ['ret', 'error'],
    Flyout: ['ret', 'error'],
    Page: ['ret', 'error'],
  },
  // Pictures are fetched by plain GET; no method returns bytes.
  '/services/personalization/image': {
    Create: ['id', 'error'],
    Delete: ['error'],
    Get: ['ret', 'error'],
  },
};

const contracted = new Map<string, Readonly<Record<string, Method>>>(
  Object.values(services).map(({ path, methods }) => [path, methods]),
);

test.each(Object.entries(specified))('%s has the methods of the specification, whatever else', (path, methods) => {
  expect(Object.keys(contracted.get(path) ?? {})).toEqual(expect.arrayContaining(Object.keys(methods)));
});

test.each(
  Object.entries(specified).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, results]) => [`${path}/${name}`, results] as const),
  ),
)('%s returns its results in wire order', (path, results) => {
  const method = contracted.get(path.slice(0, path.lastIndexOf('/')))?.[path.slice(path.lastIndexOf('/') + 1)];
  expect(Object.keys(method?.results ?? {})).toEqual(results);
});

const methods = Object.values(services).flatMap((service) =>
  Object.entries<Method>(service.methods).map(([name, method]) => [`${service.path}/${name}`, method] as const),
);

test.each(methods)('%s has unique argument names', (_path, { args }) => {
  const names = args.map((argument) => Object.keys(argument));
  expect(names.filter((keys) => keys.length !== 1)).toEqual([]);
  expect(new Set(names.flat()).size).toBe(args.length);
});

test.each(methods)(
  '%s uses the argument name `locale` only for the language of its texts',
  (_path, { args, localized }) => {
    expect(localized && args.some((argument) => 'locale' in argument)).toBeFalsy();
  },
);
