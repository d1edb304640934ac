import type ClientInterface from '@adyen/api-library/lib/src/httpClient/clientInterface.js';

/** Longer than Adyen takes; a visitor waits for it. */
const TIMEOUT_MS = 10_000;

/**
 * What the library sends its requests with. Its own one opens a connection for each request and speaks https alone, which
 * no local server does. `base` replaces the origin of Adyen's addresses.
 */
export const adyenTransport = (base: string | undefined): ClientInterface => ({
  request: async (endpoint, body, { apiKey }, _isKeyRequired, options = {}) => {
    const { pathname, search, origin } = new URL(endpoint);
    const hasBody = options.method !== 'GET';
    const response = await fetch(new URL(pathname + search, base ?? origin), {
      method: options.method ?? 'POST',
      headers: {
        'content-type': 'application/json',
        'x-api-key': apiKey ?? '',
        ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
      },
      ...(hasBody && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`Adyen answered ${response.status} to ${pathname}: ${text.slice(0, 500)}`);
    return text;
  },
});
