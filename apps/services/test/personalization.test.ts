import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { identity, personalizationImage as contract } from '@shop/contracts';
import { MAX_IMAGE_BYTES } from '@shop/contracts/upload-limits';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { buildApp } from '../src/app.ts';
import { createLogger } from '../src/logger.ts';
import { sweepImages } from '../src/personalization/imageRepository.ts';
import { cartCaller, newSku } from './support/cartCaller.ts';
import { insertArticle } from './support/insertArticle.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => void (services = await startTestServices()));
afterAll(() => services.stop());
const { call: cartCall, add } = cartCaller(() => services);

const picture = (width = 40, height = 20) => sharp({ create: { width, height, channels: 3, background: '#c33' } });
const png = async () => (await picture().png().toBuffer()).toString('base64');

const call = (method: string, args: unknown[], cookie?: string) => services.call(contract, method, args, { cookie });
const create = async (base64: string, cookie?: string) => {
  const { body, cookie: set } = await call('Create', ['mine', base64], cookie);
  return { id: body[0] as string, error: body[1] as string | null, cookie: set ?? cookie };
};
const fetchPicture = (id: string, cookie?: string) =>
  fetch(`${services.url}/images/personalization/${id}`, { headers: cookie ? { cookie } : {} });

test('a picture is stored for its uploader, re-encoded and without metadata', async () => {
  const given = await picture()
    .withExif({ IFD0: { Copyright: 'Geheim' } })
    .jpeg()
    .toBuffer();
  const { id, error, cookie } = await create(given.toString('base64'));
  expect(error).toBeNull();
  expect(id).not.toBe('mine');
  expect((await call('Get', [id], cookie)).body).toEqual([{ id, url: `/images/personalization/${id}` }, null]);

  const response = await fetchPicture(id, cookie);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const bytes = Buffer.from(await response.arrayBuffer());
  const { width, height, exif } = await sharp(bytes).metadata();
  expect([width, height, exif]).toEqual([40, 20, undefined]);
  expect(bytes.includes('Geheim')).toBe(false);
});

test('nobody else can see or delete it', async () => {
  const { id, cookie } = await create(await png());
  const { cookie: other } = await create(await png());
  for (const who of [other, undefined]) {
    expect((await fetchPicture(id, who)).status).toBe(404);
    expect((await call('Get', [id], who)).body).toEqual([null, 'NOT_FOUND']);
    expect((await call('Delete', [id], who)).body).toEqual(['NOT_FOUND']);
  }
  expect((await call('Delete', [id], cookie)).body).toEqual([null]);
  expect((await fetchPicture(id, cookie)).status).toBe(404);
});

test('it moves to the new session when its owner signs in', async () => {
  const { id, cookie } = await create(await png());
  const signedIn = await services.call(identity, 'Login', ['kunde@example.com', 'Geschenk-2026'], { cookie });
  expect((await fetchPicture(id, signedIn.cookie)).status).toBe(200);
  expect((await fetchPicture(id, cookie)).status).toBe(404);
});

test('rejects what is no picture, another type, too large, or larger than declared', async () => {
  expect((await create('%%%')).error).toBe('INVALID');
  expect((await create('')).error).toBe('INVALID');
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  expect((await create(script.toString('base64'))).error).toBe('UNSUPPORTED_TYPE');
  expect((await create((await picture().webp().toBuffer()).toString('base64'))).error).toBe('UNSUPPORTED_TYPE');
  const cut = (await picture(400, 400).png().toBuffer()).subarray(0, 60);
  expect((await create(cut.toString('base64'))).error).toBe('INVALID');
  const large = Buffer.concat([await picture().png().toBuffer(), randomBytes(MAX_IMAGE_BYTES)]);
  expect((await create(large.toString('base64'))).error).toBe('TOO_LARGE');
  const whole = await picture(4_100, 4_100).png({ compressionLevel: 9 }).toBuffer();
  expect((await create(whole.toString('base64'))).error).toBe('TOO_MANY_PIXELS');
  const bomb = await picture(16_000, 16_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  expect((await create(bomb.toString('base64'))).error).toBe('TOO_MANY_PIXELS');
});

test('senders who do not go on leave capacity for those of other networks', async () => {
  const slow = Array.from({ length: 6 }, () => {
    const upload = request(`${services.url}${contract.path}/Create`, {
      method: 'POST',
      agent: false,
      headers: { 'content-length': 1_000, 'x-forwarded-for': '203.0.113.1' },
    });
    upload.on('error', () => undefined).write('["x",');
    return upload;
  });
  const sent = slow.map((upload) => new Promise((resolve) => upload.once('socket', resolve)));
  await Promise.all(sent);
  const { id } = await create(await png());
  expect(id).not.toBe('');
  for (const upload of slow) upload.destroy();
});

/** Far longer than a call may take. */
const NEVER_MS = 60_000;

test('an upload may arrive more slowly than other calls', async () => {
  const { config, db, mails, documents } = services;
  const logger = createLogger({ LOG_LEVEL: 'silent' });
  const app = buildApp({ config, db, mails, documents, logger, requestTimeoutMs: 100 });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const send = async (method: string, args: unknown[], pauseMs: number) => {
    const body = JSON.stringify(args);
    const call = request(`${url}${contract.path}/${method}`, {
      method: 'POST',
      agent: false,
      headers: { 'content-length': body.length },
    });
    call.on('error', () => undefined).write('[');
    const sending = setTimeout(() => call.end(body.slice(1)), pauseMs);
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    clearTimeout(sending);
    answer.resume();
    return answer.statusCode;
  };
  const statuses = [await send('Create', ['mine', await png()], 500), await send('Get', ['any'], NEVER_MS)];
  await app.close();
  expect(statuses).toEqual([200, 408]);
});

test('re-encoding removes appended data', async () => {
  const page = '<script>alert(document.cookie)</script>';
  const both = Buffer.concat([await picture().gif().toBuffer(), Buffer.from(page)]);
  const { id, cookie } = await create(both.toString('base64'));
  const bytes = Buffer.from(await (await fetchPicture(id, cookie)).arrayBuffer());
  expect(bytes.includes(page)).toBe(false);
});

test('only own pictures can be used on a line, and only for articles that allow it', async () => {
  const [mug, plain] = [newSku(), newSku()];
  await insertArticle(services.db, { id: mug, personalizable: true });
  await insertArticle(services.db, { id: plain });
  const mine = await create(await png());
  const theirs = await create(await png());
  const stolen = { validationError: { fields: { 'personalization.imageId': ['notExists'] } } };

  expect((await add(mug, 1, mine, { personalization: { imageId: theirs.id } })).error).toEqual(stolen);
  const added = await add(mug, 1, mine, { personalization: { imageId: mine.id } });
  expect(added.cart.items[0]!.personalization).toEqual({ imageId: mine.id, text: null });

  const set = async (line: string, given: object) => (await cartCall('SetPersonalization', [line, given], mine)).body;
  expect((await set(added.lineId, { imageId: theirs.id }))[1]).toEqual(stolen);
  expect((await set(added.lineId, { text: 'Für Mia' }))[0].items[0].personalization).toEqual({
    imageId: null,
    text: 'Für Mia',
  });
  const removed = (await cartCall('RemovePersonalization', [added.lineId], mine)).body;
  expect(removed[0].items[0].personalization).toBeNull();

  const other = await add(plain, 1, mine);
  expect((await set(other.lineId, { text: 'Mia' }))[1]).toEqual({
    validationError: { fields: { personalization: ['invalid'] } },
  });
  expect((await set('nowhere', { text: 'Mia' }))[1]).toMatchObject({ cartItemError: { code: 'NotFound' } });
});

test('a picture used by a cart line is not deleted', async () => {
  const sku = newSku();
  await insertArticle(services.db, { id: sku, personalizable: true });
  const { id, cookie } = await create(await png());
  const { lineId } = await add(sku, 1, { cookie }, { personalization: { imageId: id } });
  expect((await call('Delete', [id], cookie)).body).toEqual([null]);
  expect((await fetchPicture(id, cookie)).status).toBe(200);
  await cartCall('RemovePersonalization', [lineId], { cookie });
  expect((await call('Delete', [id], cookie)).body).toEqual([null]);
  expect((await fetchPicture(id, cookie)).status).toBe(404);
});

test('old pictures are deleted, unless a cart uses them', async () => {
  const sku = newSku();
  await insertArticle(services.db, { id: sku, personalizable: true });
  const kept = await create(await png());
  await add(sku, 1, kept, { personalization: { imageId: kept.id } });
  const forgotten = await create(await png());
  await services.db.execute(sql`update personalization_image set created_at = now() - interval '61 days'
    where id in (${kept.id}, ${forgotten.id})`);
  await sweepImages(services.db);
  expect((await fetchPicture(kept.id, kept.cookie)).status).toBe(200);
  expect((await fetchPicture(forgotten.id, forgotten.cookie)).status).toBe(404);
});
