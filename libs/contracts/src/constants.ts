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
export type MimeType = (typeof mimeTypes)[keyof typeof mimeTypes];

export const MAX_PAGE_SIZE = 48;

/** Longer passwords are refused, never truncated. */
export const MAX_PASSWORD_LENGTH = 128;

/** Maximum units of one article in a cart line. */
export const MAX_CART_QUANTITY = 99;

/** Where the form that adds to the cart is sent without scripts, and the names of its fields. */
export const cartForm = { action: '/cart/items', sku: 'sku', quantity: 'quantity', page: 'page' } as const;
/** Cookie that tells scripts of a cart that was filled without them. */
export const CART_COOKIE = 'shop_cart';
/** Hashes of the page that the form leads back to: which of its notes is shown. */
export const cartFormResults = { added: 'added', failed: 'not-added' } as const;

/** Maximum size of an uploaded picture in bytes (specification, section 5). */
export const MAX_IMAGE_BYTES = 10_485_760;

/** Minimum length of a search term (specification, section 5). */
export const MIN_SEARCH_LENGTH = 3;

/** The site of a request; set by the storefront in front of the services. */
export const SITE_HEADER = 'x-shop-site';
/** Changes with every change of content or catalogue, so that caches know when to expire. */
export const CONTENT_VERSION_HEADER = 'x-shop-content-version';
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
