import type { AddressInfo } from 'node:net';
import { StyleRegistry } from '@shop/static-styles';
import { FakeHttpServices } from '@shop/builders/server';
import { pino } from 'pino';
import type { RenderedDocument, RenderEnvironment } from '../../ssr/createServerEntry.tsx';
import { starter } from '../../starter.ts';
import { createStorefrontServer } from '../createStorefrontServer.ts';
import { readServerConfig } from '../serverConfig.ts';
import { request } from './request.ts';
import { writeClientFolder } from './writeClientFolder.ts';

interface Options {
  environment?: Record<string, string>;
  files?: Record<string, string>;
  scriptOrigins?: readonly string[];
  followContentMs?: number;
}

/** Cookie of a visitor whom the services know as signed in. */
export const MEMBER_COOKIE = `shop_session_one=${'m'.repeat(43)}`;

/** A whole storefront over real HTTP, but for its pages: they are what a test says. */
export async function openStorefront(options: Options = {}) {
  const { environment = {}, files = {}, scriptOrigins = [], followContentMs } = options;
  const services = new FakeHttpServices();
  services.answer = ({ path, headers }) => ({
    body: path.endsWith('/IsAuthenticated') ? JSON.stringify([headers.cookie?.includes(MEMBER_COOKIE)]) : '[]',
  });
  const render = jest.fn<Promise<RenderedDocument>, [URL, RenderEnvironment]>();
  render.mockImplementation(async (url) => html(`<h1>${url.pathname}${url.search}</h1>`));
  let time = 0;
  const logged: Record<string, unknown>[] = [];
  const log = pino(
    { level: 'warn' },
    { write: (line) => void logged.push(JSON.parse(line) as Record<string, unknown>) },
  );

  // A setting that is refused must leave nothing open: the test would never end.
  const config = readServerConfig({ PORT: '0', ...environment }, 0);
  await services.open();
  const server = await createStorefrontServer({
    config: { ...config, SERVICES_URL: services.url },
    site: 'one',
    clientFolder: writeClientFolder({ files }),
    entry: {
      render: (url, given) => render(new URL(url), given),
      scriptOrigins,
      starter,
      indexableHosts: ['www.shop.example'],
      manifest: '{"name":"Shop"}',
      registry: new StyleRegistry(),
    },
    ...(followContentMs !== undefined && { followContentMs }),
    now: () => time,
    log,
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;

  return {
    services,
    render,
    /** All warnings and errors. */
    logged,
    request: (path: string, options?: Parameters<typeof request>[2]) => request(origin, path, options),
    origin,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    close: async () => {
      await server.close();
      await services.close();
    },
  };
}

/** A rendered page. */
export function html(body: string, status = 200): RenderedDocument {
  return { status, html: Buffer.from(body), complete: true };
}
