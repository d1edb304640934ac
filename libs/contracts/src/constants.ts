/**
 * Run-time values for server and browser. Free of zod, so that browsers may import them (`@shop/contracts/constants`).
 */

export const locales = ['de', 'fr', 'en', 'it'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'de';

const MIME = 'application/vnd.shop.';
/** The kind of a page is the mime type of its content. */
export const mimeTypes = {
  home: `${MIME}home`,
  productList: `${MIME}productlist`,
  product: `${MIME}product`,
  recipe: `${MIME}recipe`,
  recipeList: `${MIME}recipelist`,
  series: `${MIME}series`,
  search: `${MIME}search`,
  aToZ: `${MIME}atoz`,
  content: `${MIME}content`,
  app: `${MIME}app`,
  notFound: `${MIME}notfound`,
} as const;
/** Pages of one article, of the search and of apps: beside them there is no second level of the navigation. */
export const withoutSecondLevel: readonly string[] = [
  mimeTypes.product,
  mimeTypes.series,
  mimeTypes.recipe,
  mimeTypes.search,
  mimeTypes.app,
];
export type MimeType = (typeof mimeTypes)[keyof typeof mimeTypes];

export const MAX_PAGE_SIZE = 48;

/** Longer passwords are refused, never truncated. */
export const MAX_PASSWORD_LENGTH = 128;

/** Maximum length of the name that a customer gives a passkey, in characters. */
export const MAX_PASSKEY_NAME_LENGTH = 50;

/** Characters that a visitor may put on a product that says nothing else: what is legible on the smallest of them. */
export const MAX_LETTERING_LENGTH = 30;
/** Characters of the name of whom a voucher is for. */
export const MAX_RECIPIENT_LENGTH = 50;
/** The item whose articles are the papers in which a line of the cart is wrapped; a shop without it wraps nothing. */
export const GIFT_WRAP_ITEM = 'gift-wrap';

/** Maximum units of one article in a cart line. */
export const MAX_CART_QUANTITY = 99;

/** Maximum articles on a list of wishes, and lists of a customer. */
export const MAX_WISHES = 200;
export const MAX_WISH_LISTS = 20;
/** Maximum characters of a list's title, and of the name that a shared list shows. */
export const MAX_WISH_TITLE_LENGTH = 60;

/** Where the form that adds to the cart is sent without scripts, and the names of its fields. */
export const cartForm = { action: '/cart/items', sku: 'sku', quantity: 'quantity', page: 'page' } as const;
/** Cookie that tells scripts of a cart that was filled without them. */
export const CART_COOKIE = 'shop_cart';
/** Hashes of the page that the form leads back to: which of its notes is shown. */
export const cartFormResults = { added: 'added', failed: 'not-added' } as const;

/** The highest rating; the lowest is 1. */
export const MAX_SCORE = 5;
/** All ratings, the lowest first. */
export const scores = [1, 2, 3, 4, MAX_SCORE] as const;
/** Reviews or questions that are asked for at first, and the most that come at once. */
export const FIRST_ENTRIES = 3;
export const MAX_ENTRIES = 100;

/** All countries of the shops are in the Central European time zone. */
export const TIME_ZONE = 'Europe/Zurich';
/** What peers in Go send for a time that is not set: the first moment of their calendar, in Unix milliseconds. */
export const ZERO_TIME = -62_135_596_800_000;

/** By what articles are taxed: reduced rates are those of food, books and the like. */
export const vatClasses = ['standard', 'reduced'] as const;
export type VatClass = (typeof vatClasses)[number];

/** Enumerations of orders, payments and deliveries (specification, section 3). */
export const orderStatuses = [
  'canceled',
  'canceledByCustomer',
  'completed',
  'delivered',
  'invalid',
  'readyForPickUp',
  'refunded',
  'returned',
  'shipped',
  'transmitted',
] as const;
export const returnStatuses = ['requested', 'accepted', 'rejected', 'received'] as const;
export const paymentMethods = [
  'bonus-payment',
  'cashdesk',
  'cc',
  'giro',
  'instant',
  'inv',
  'no-payment',
  'on-pickup',
  'pay-later',
  'pay-over-time',
  'paypal',
  'postfinance_card',
  'pre',
  'sitpay',
  'twint',
  'value-voucher',
] as const;
export const paymentProviders = ['AD', 'BC', 'DT', 'IN', 'LO', 'PP', 'SP'] as const;
export const deliveryTypes = ['DOWNLOAD', 'EXPRESS', 'SATURDAY', 'SCHEDULED', 'STANDARD'] as const;
export const deliveryMethods = [
  'Download',
  'SwissPostExpress',
  'SwissPostSaturday',
  'SwissPostScheduled',
  'SwissPostStandard',
] as const;

/** px. Widths of pictures that pages ask for. 828: a phone 414 px wide with two device pixels a px. */
export const IMAGE_WIDTHS = [64, 128, 192, 320, 480, 640, 828, 1200, 1600] as const;

/**
 * px; minimum width of pictures that grow with the window: two side by side on the narrowest phone, in two device pixels a px.
 */
export const FLUID_IMAGE_WIDTH = 320;

/** Format (`f`) of a picture of the image service that is small enough to stand in a page. */
export const PREVIEW_FORMAT = 'preview';

/** Prefix of filter parameters, `filter.<attribute>`, one for each chosen value. */
export const FILTER_PREFIX = 'filter.';

/** Minimum length of a search term (specification, section 5). */
export const MIN_SEARCH_LENGTH = 3;

/** The site of a request; set by the storefront in front of the services. */
export const SITE_HEADER = 'x-shop-site';
/** Changes with every change of content or catalogue, so that caches know when to expire. */
export const CONTENT_VERSION_HEADER = 'x-shop-content-version';
/** Of the services, for storefronts alone: a reply with that header, whose body says nothing. */
export const CONTENT_VERSION_PATH = '/content-version';
/** `desk` where the staff's app asks, which has an address of its own; set by its server. */
export const APP_HEADER = 'x-shop-app';
/** Tells moderators, by server-sent events, how much there is to do. */
export const MODERATION_EVENTS_PATH = '/services/community/moderation/events';
/** A token for analytics, and one percent-encoded JSON event. */
export const ACTION_HEADER = 'x-shop-action';
export const EVENT_HEADER = 'x-shop-event';

/**
 * Name of a site's session cookie; over https it carries the `__Host-` prefix. Cookies ignore ports, so shops that run
 * on one host share them: under one name, signing in to one shop would sign out of the other.
 */
export function sessionCookieName(site: string): string {
  return `shop_session_${site}`;
}

/** A session's id, as a cookie holds it: 256 bits in base64url. */
export const sessionIdPattern = /^[A-Za-z0-9_-]{43}$/;
