import type { Transport } from './environment';

/** Posts to the page's own origin, where the storefront proxies calls to the services. */
export const browserTransport: Transport = async ({ path, method, args, locale }, signal) => {
  const response = await fetch(`${path}/${method}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(locale ? { 'accept-language': locale } : undefined),
    },
    body: JSON.stringify(args),
    credentials: 'same-origin',
    signal,
  });
  return {
    status: response.status,
    header: (name) => response.headers.get(name),
    json: () => response.json() as Promise<unknown>,
  };
};
