import { services } from '@shop/contracts';
import { CART_COOKIE, cartForm, cartFormResults } from '@shop/contracts/constants';
import { redirectTarget } from '@shop/contracts/redirect-target';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cacheControl } from './cacheControl.ts';
import { sendPlainPage } from './sendPage.ts';
import { serviceHeaders } from './serviceHeaders.ts';
import { visitorOf } from './visitor.ts';

interface CartFormOptions {
  servicesUrl: string;
  /** Sent as `X-Shop-Site`. */
  site: string;
}

/** Bytes of the longest form: two ids and an address. */
const MAX_BYTES = 8_192;
/** Milliseconds the services may take to add. */
const TIMEOUT_MS = 10_000;
/** Seconds in which the scripts should come; from then on they remember the cart themselves. */
const CART_COOKIE_S = 86_400;
/** Asks the browser for the page again by GET. */
const SEE_OTHER = 303;

/**
 * Adds an article to the cart for visitors whose scripts have not come: takes the form of a product page, and leads back
 * to the page with the result as its hash. The services judge where the form comes from, as with every call.
 */
export function registerCartForm(app: FastifyInstance, { servicesUrl, site }: CartFormOptions): void {
  const { path, methods } = services.cart;
  const errorIndex = Object.keys(methods.AddItem.results).indexOf('error');

  function add(request: FastifyRequest, form: URLSearchParams): Promise<Response> {
    const { cookie, origin, 'sec-fetch-site': fetchSite } = request.headers;
    const item = { sku: form.get(cartForm.sku), qty: Number(form.get(cartForm.quantity) ?? 1) };
    return fetch(`${servicesUrl}${path}/AddItem`, {
      method: 'POST',
      body: JSON.stringify([item, null]),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        ...serviceHeaders(visitorOf(request), site),
        'x-forwarded-host': request.host,
        ...(cookie && { cookie }),
        ...(origin && { origin }),
        ...(typeof fetchSite === 'string' && { 'sec-fetch-site': fetchSite }),
      },
    });
  }

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );

    scope.post<{ Body: unknown }>(cartForm.action, async (request, reply) => {
      const form = request.body;
      if (!(form instanceof URLSearchParams)) return sendPlainPage(reply, 415);
      const page = redirectTarget(form.get(cartForm.page) ?? '');
      if (page === null || !form.get(cartForm.sku)) return sendPlainPage(reply, 400);

      const response = await add(request, form).catch((err: unknown) => {
        request.log.warn({ err }, 'the services did not take a form of the cart');
        return null;
      });
      if (!response) return sendPlainPage(reply.header('retry-after', '2'), 503);
      const retryAfter = response.headers.get('retry-after');
      if (retryAfter) reply.header('retry-after', retryAfter);
      // An argument that the services do not accept is a quantity that is no number.
      if (!response.ok && response.status !== 400) return sendPlainPage(reply, response.status);

      const isAdded = response.ok && !((await response.json()) as unknown[])[errorIndex];
      reply.header('set-cookie', response.headers.getSetCookie());
      if (isAdded) reply.header('set-cookie', `${CART_COOKIE}=1; Path=/; SameSite=Lax; Max-Age=${CART_COOKIE_S}`);
      const [base] = page.split('#', 1);
      const result = isAdded ? cartFormResults.added : cartFormResults.failed;
      return reply.header('cache-control', cacheControl.private).redirect(`${base}#${result}`, SEE_OTHER);
    });
  });
}
