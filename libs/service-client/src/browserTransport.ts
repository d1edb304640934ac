import type { Transport } from './environment';

/** Milliseconds after which a call is given up: a visitor has long stopped waiting. */
const DEADLINE_MS = 15_000;

/** Posts to the page's own origin, where the storefront proxies calls to the services. Rejects after a deadline. */
export const browserTransport: Transport = async (request, signal) => {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), DEADLINE_MS);
  try {
    return await post(request, AbortSignal.any([signal, deadline.signal]));
  } finally {
    clearTimeout(timer);
  }
};

const post: Transport = async ({ path, method, args, locale, keepalive = false }, signal) => {
  // A mail that a call sends is in the language of the page, too.
  const language = locale ?? document.documentElement.lang;
  const response = await fetch(`${path}/${method}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(language && { 'accept-language': language }),
    },
    body: JSON.stringify(args),
    credentials: 'same-origin',
    keepalive,
    signal,
  });
  const body = await response.text();
  return {
    status: response.status,
    header: (name) => response.headers.get(name),
    json: async () => JSON.parse(body) as unknown,
  };
};
