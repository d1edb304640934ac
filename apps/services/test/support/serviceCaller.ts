import { type Service, sessionCookieName, SITE_HEADER } from '@shop/contracts';

export interface CallOptions {
  cookie?: string | null | undefined;
  site?: string | undefined;
  locale?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
}

export interface Reply {
  status: number;
  headers: Headers;
  /** Results in wire order; the text of a refusal. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test says what it expects by its assertions
  body: any;
  /** The session cookie that was set, in the format of a Cookie header. */
  cookie: string | undefined;
}

/** Calls a method like a page of the shop. */
export type ServiceCaller = (
  service: Service,
  method: string,
  args: readonly unknown[],
  options?: CallOptions,
) => Promise<Reply>;

/** Calls the services at an address, which is asked for with every call. */
export function serviceCaller(url: () => string): ServiceCaller {
  return (service, method, args, options) => post(`${url()}${service.path}/${method}`, args, options);
}

async function post(
  url: string,
  args: readonly unknown[],
  { cookie, site, locale, headers }: CallOptions = {},
): Promise<Reply> {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(args),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(cookie && { cookie, 'sec-fetch-site': 'same-origin' }),
      ...(site && { [SITE_HEADER]: site }),
      ...(locale && { 'accept-language': locale }),
      ...headers,
    },
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : text,
    cookie: sessionCookieOf(response.headers),
  };
}

const cookieName = new RegExp(`^(?:__Host-)?${sessionCookieName('')}[^=]*=`);

function sessionCookieOf(headers: Headers): string | undefined {
  const pairs = headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]!);
  return pairs.find((pair) => cookieName.test(pair) && !pair.endsWith('='));
}
