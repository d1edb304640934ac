export interface Browser {
  /** Opens an address without following a redirect. */
  get: (address: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  /** The cookies of an origin, as in a Cookie header. */
  cookies: (origin: string) => string;
  /** Adds the cookies of a Cookie header. */
  setCookies: (origin: string, cookies: string) => void;
}

/** A browser with cookies of its own. `servers` are where origins of this test are found. */
export function openBrowser(servers: Readonly<Record<string, string>>): Browser {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (origin: string) => jars.get(origin) ?? jars.set(origin, new Map()).get(origin)!;
  const cookies = (origin: string) => [...jarOf(origin)].map((pair) => pair.join('=')).join('; ');

  return {
    cookies,
    setCookies: (origin, given) => given.split('; ').forEach((pair) => store(jarOf(origin), pair)),
    get: async (address, headers = {}) => {
      const { origin, pathname, search } = new URL(address);
      const server = servers[origin] ?? origin;
      const response = await fetch(server + pathname + search, {
        redirect: 'manual',
        headers: { cookie: cookies(origin), ...headers },
      });
      for (const cookie of response.headers.getSetCookie()) store(jarOf(origin), cookie.split(';', 1)[0]!);
      return response;
    },
  };
}

/** A cookie without a value is one that was deleted. */
function store(jar: Map<string, string>, pair: string): void {
  const at = pair.indexOf('=');
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
  if (value) jar.set(name, value);
  else jar.delete(name);
}
