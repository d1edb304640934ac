import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { SITE_HEADER } from '@shop/contracts/constants';

interface SessionReply {
  results: unknown[];
  /** Until the last byte, in milliseconds. */
  ms: number;
  /** SQL statements that the call took. */
  queries: number;
  /** The session to continue with. */
  cookie: string | undefined;
}

/** Calls a method of the services, `checkout/cart/AddItem`, and rejects where it answers with an error. */
export type SessionCaller = (method: string, args: readonly unknown[], cookie?: string) => Promise<SessionReply>;

/** The calls of so many visitors at once, each over a connection that stays open: of `fetch`, a tenth of the time is its own. */
export function sessionCaller(origin: string, site: string, connections: number): SessionCaller {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return async (method, args, cookie) => {
    const started = performance.now();
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(`${origin}/services/${method}`, {
        method: 'POST',
        agent,
        headers: {
          'content-type': 'application/json',
          [SITE_HEADER]: site,
          ...(cookie && { cookie, 'sec-fetch-site': 'same-origin' }),
        },
      });
      sent.on('response', resolve).on('error', reject).end(JSON.stringify(args));
    });
    const body = await text(response);
    const ms = performance.now() - started;
    if (response.statusCode !== 200) throw new Error(`${method} answered ${response.statusCode} ${body.slice(0, 200)}`);
    const results = JSON.parse(body) as unknown[];
    if (results.at(-1) !== null) throw new Error(`${method} answered ${JSON.stringify(results.at(-1))}`);
    const [, queries] = /^db;desc="(\d+)"$/.exec(String(response.headers['server-timing'])) ?? [];
    const [set] = response.headers['set-cookie'] ?? [];
    return { results, ms, queries: Number(queries), cookie: set?.split(';', 1)[0] ?? cookie };
  };
}
