/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createDeskServer } from './createDeskServer';
import { readDeskSettings } from './deskSettings';

const sites = [
  { site: 'one', name: 'Eins </script><script>alert(1)', origin: 'https://one.example' },
  { site: 'two', name: 'Zwei', origin: 'https://two.example' },
];

let clientFolder: string;
let services: Server;
let asked: { url: string | undefined; headers: IncomingHttpHeaders } | null;
let desk: FastifyInstance;

beforeEach(async () => {
  asked = null;
  services = createServer(({ url, headers }, response) => {
    asked = { url, headers };
    response.setHeader('content-type', 'application/json').end('[1]');
  });
  await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve));
  clientFolder = mkdtempSync(join(tmpdir(), 'desk-'));
  mkdirSync(join(clientFolder, 'assets'));
  writeFileSync(join(clientFolder, 'assets/client.js'), 'export {};');
  desk = await createDeskServer({
    settings: readDeskSettings({
      LOG_LEVEL: 'silent',
      SERVICES_URL: `http://127.0.0.1:${(services.address() as AddressInfo).port}`,
    }),
    sites,
    build: { clientFolder, script: '/assets/client.js', sheet: { address: '/assets/desk.css', css: 'body{}' } },
  });
});
afterEach(async () => {
  await desk.close();
  services.close();
  rmSync(clientFolder, { recursive: true });
});

it('sends one document for every address, which lets nothing inline run and no search engine in', async () => {
  const { statusCode, headers, body } = await desk.inject('/two/moderation/reports?entry=1');
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['content-security-policy']).toContain("style-src 'self';");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).not.toContain('<script>');
  const [, json = ''] = /id="desk-config">(.*)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(json)).toEqual({ sites, hasDirectory: false });
});

it('passes calls on with the site of their address, whatever the browser says', async () => {
  const { statusCode, body } = await desk.inject({
    method: 'POST',
    url: '/two/services/community/moderation/GetQueue',
    headers: { 'x-shop-site': 'one', 'x-shop-app': 'storefront', cookie: 'a=b' },
    payload: '[{}]',
  });
  expect([statusCode, body]).toEqual([200, '[1]']);
  expect(asked).toMatchObject({
    url: '/services/community/moderation/GetQueue',
    headers: { 'x-shop-site': 'two', 'x-shop-app': 'desk', cookie: 'a=b' },
  });
});

it('has no way to the services without a site', async () => {
  const { statusCode } = await desk.inject({ method: 'POST', url: '/services/community/moderation/GetQueue' });
  expect(statusCode).toBe(404);
  expect(asked).toBeNull();
});

it('serves its files for good, and its style sheet', async () => {
  const script = await desk.inject('/assets/client.js');
  expect([script.statusCode, script.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  const sheet = await desk.inject('/assets/desk.css');
  expect([sheet.headers['content-type'], sheet.body]).toEqual(['text/css; charset=utf-8', 'body{}']);
  expect((await desk.inject('/assets/nothing.js')).statusCode).toBe(404);
});
