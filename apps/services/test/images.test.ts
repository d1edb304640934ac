import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import sharp from 'sharp';
import { image } from '../src/db/schema/index.ts';
import { createImageService } from '../src/images/createImageService.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

const svg = (more = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">${more}<circle r="400" fill="#936"/></svg>`,
  );
const ground = '<rect width="1200" height="900" fill="#fed"/>';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({ config: { DATA_DIR: await mkdtemp(join(tmpdir(), 'images-')) } });
  const photo = sharp({ create: { width: 500, height: 250, channels: 3, background: '#384' } });
  const gif = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#843' } })
    .gif()
    .toBuffer();
  await services.db.insert(image).values([
    { id: 'test-drawing', mimeType: 'image/svg+xml', width: 1200, height: 900, bytes: svg(ground) },
    { id: 'test-cutout', mimeType: 'image/svg+xml', width: 1200, height: 900, bytes: svg() },
    { id: 'test-photo', mimeType: 'image/jpeg', width: 500, height: 250, bytes: await photo.jpeg().toBuffer() },
    { id: 'test-gif', mimeType: 'image/gif', width: 20, height: 10, bytes: gif },
    { id: 'test-broken', mimeType: 'image/jpeg', width: 20, height: 10, bytes: Buffer.from('no picture') },
  ]);
});
afterAll(async () => {
  await services.stop();
  await rm(services.config.DATA_DIR, { recursive: true });
});

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(`${services.url}/images/${path}`, { method, headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, type: response.headers.get('content-type'), bytes };
}
async function cacheFiles(named = ''): Promise<string[]> {
  const dir = join(services.config.DATA_DIR, 'image-cache');
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.includes(named));
  return files.map((entry) => join(entry.parentPath, entry.name));
}

describe('GET /images/:id', () => {
  it.each([
    ['test-drawing?w=320&f=avif', 'image/avif', 320, 240],
    ['test-drawing?w=300&f=webp', 'image/webp', 320, 240],
    ['test-drawing?w=320&f=original', 'image/jpeg', 320, 240],
    ['test-cutout?w=320&f=original', 'image/png', 320, 240],
    ['test-drawing?w=128&h=128&fit=cover&f=webp', 'image/webp', 128, 128],
    ['test-photo?w=256&f=original', 'image/jpeg', 256, 128],
    ['test-photo?w=1600&f=webp', 'image/webp', 500, 250],
    ['test-photo?f=avif', 'image/avif', 500, 250],
    ['test-drawing?f=preview', 'image/avif', 555, 416],
    ['test-photo?f=preview&w=64&q=90', 'image/avif', 500, 250],
  ])('%s is %s of %i × %i', async (path, type, width, height) => {
    const { status, type: sent, bytes } = await get(path);
    expect([status, sent]).toEqual([200, type]);
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
  });

  it('has the headers that caches need', async () => {
    const { headers, bytes } = await get('test-drawing?w=64&f=webp');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-length')).toBe(String(bytes.length));
    expect(headers.get('etag')).toMatch(/^"[0-9a-f]{40}"$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('vary') ?? '').not.toMatch(/accept(?!-)/i);
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('chooses by Accept without a requested format', async () => {
    const typeFor = async (Accept: string) => (await get('test-drawing?w=64', { Accept })).type;
    expect(await typeFor('image/avif,image/webp,*/*')).toBe('image/avif');
    expect(await typeFor('image/webp,*/*')).toBe('image/webp');
    expect(await typeFor('*/*')).toBe('image/jpeg');
    expect((await get('test-drawing?w=64')).headers.get('vary')).toMatch(/accept(?!-)/i);
  });

  it('never sends SVG', async () => {
    const formats = ['', '&f=avif', '&f=webp', '&f=original'];
    for (const format of formats) {
      const { type, bytes } = await get(`test-drawing?w=64${format}`, { Accept: 'image/svg+xml' });
      expect(type).not.toMatch(/svg/);
      expect(bytes.toString('latin1')).not.toContain('<svg');
    }
  });

  it('sends a GIF unchanged', async () => {
    const { type, bytes } = await get('test-gif?w=640&f=avif');
    expect(type).toBe('image/gif');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'gif', width: 20 });
  });

  it('answers HEAD without a body', async () => {
    const whole = await get('test-drawing?w=64&f=webp');
    const head = await get('test-drawing?w=64&f=webp', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.bytes).toHaveLength(0);
    expect(head.headers.get('content-length')).toBe(String(whole.bytes.length));
    expect(head.headers.get('etag')).toBe(whole.headers.get('etag'));
  });

  it('answers 304 for a matching ETag', async () => {
    const etag = (await get('test-drawing?w=64&f=webp')).headers.get('etag')!;
    const again = await get('test-drawing?w=64&f=webp', { 'If-None-Match': `"other", W/${etag}` });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect(again.headers.get('cache-control')).toContain('immutable');
    expect((await get('test-drawing?w=128&f=webp', { 'If-None-Match': etag })).status).toBe(200);
  });

  it.each(['w=0', 'w=x', 'w=-5', 'h=1.5', 'fit=stretch', 'f=svg', 'q=101', 'w=64&w=65'])(
    'rejects %s',
    async (query) => {
      const { status, type, headers } = await get(`test-drawing?${query}`);
      expect([status, type]).toEqual([400, 'text/plain; charset=utf-8']);
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  it.each(['test-cutout?f=preview', 'test-gif?f=preview'])('answers 404 for %s, which has no preview', async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it.each(['test-unknown', '..%2f..%2fetc%2fpasswd', '%00', '%27%20or%201=1'])('answers 404 for %s', async (id) => {
    const { status, type, headers } = await get(`${id}?w=64`);
    expect(type).toMatch(/^text\/plain/);
    expect([status, headers.get('etag')]).toEqual([404, null]);
  });

  it('makes failures uncacheable', async () => {
    const { status, headers } = await get('test-broken?w=64&f=webp');
    expect(status).toBe(500);
    expect(headers.get('cache-control') ?? '').not.toContain('immutable');
  });
});

const wantedOf = (width: number, height: number | null = null) => ({
  caller: 'somebody',
  id: 'test-drawing',
  info: { mimeType: 'image/svg+xml', width: 1200, height: 900 },
  plan: { kind: 'render', format: 'webp', width, height, quality: 80 } as const,
  quick: null,
});

/** An image service with a cache of its own that counts the originals it has read. */
async function countingImages() {
  let reads = 0;
  const db = new Proxy(services.db, {
    get(target, name, receiver) {
      if (name === 'select') reads += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  const dataDir = await mkdtemp(join(services.config.DATA_DIR, 'images-'));
  return { images: createImageService({ db, log: pino({ enabled: false }), dataDir }), reads: () => reads };
}

describe('the cache of derivatives', () => {
  it('reads and renders a picture once for concurrent requests', async () => {
    const { images, reads } = await countingImages();
    const made = await Promise.all(Array.from({ length: 20 }, () => images.getDerivative(wantedOf(64))));
    expect(new Set(made.map((one) => one?.bytes)).size).toBe(1);
    expect(reads()).toBe(1);
  });

  it('holds no more originals than it renders concurrently, however many wait', async () => {
    const { images, reads } = await countingImages();
    let finished = 0;
    let mostHeld = 0;
    const heights = Array.from({ length: 60 }, (_, index) => index + 1);
    await Promise.all(
      heights.map(async (height) => {
        await images.getDerivative(wantedOf(64, height));
        mostHeld = Math.max(mostHeld, reads() - finished);
        finished += 1;
      }),
    );
    expect([reads(), finished]).toEqual([60, 60]);
    // Two are rendered concurrently, and each hands over its slot before its caller resumes.
    expect(mostHeld).toBeLessThanOrEqual(4);
  });

  it('keeps one file for all addresses of the same picture', async () => {
    await rm(join(services.config.DATA_DIR, 'image-cache'), { recursive: true, force: true });
    const paths = ['test-drawing?w=480&f=avif', 'test-drawing?w=470&f=avif', 'test-drawing?w=480&f=avif&q=77'];
    const replies = await Promise.all(Array.from({ length: 30 }, (_, index) => get(paths[index % 3]!)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
    expect(await cacheFiles()).toHaveLength(1);
  });

  it('serves a stored derivative without reading the original', async () => {
    const first = await get('test-photo?w=192&f=webp');
    await services.db
      .update(image)
      .set({ bytes: Buffer.from('gone') })
      .where(eq(image.id, 'test-photo'));
    expect((await get('test-photo?w=192&f=webp')).bytes).toEqual(first.bytes);
  });

  it.each(['', 'short'])('renders a picture again if its file contains %j', async (left) => {
    const first = await get('test-cutout?w=192&f=webp');
    const [file] = await cacheFiles(first.headers.get('etag')!.replaceAll('"', ''));
    await writeFile(file!, left);
    const again = await get('test-cutout?w=192&f=webp');
    expect([again.status, again.bytes.equals(first.bytes)]).toEqual([200, true]);
  });
});

describe('callers', () => {
  it('take turns: nobody waits for all that another one has asked for, be it the same picture', async () => {
    const { images } = await countingImages();
    let finished = 0;
    const heights = Array.from({ length: 60 }, (_, index) => index + 1);
    const greedy = heights.map(async (height) => {
      await images.getDerivative({ ...wantedOf(640, height), caller: 'greedy' });
      finished += 1;
    });
    const finishedBefore = [wantedOf(320), wantedOf(640, 60)].map(async (wanted) => {
      await images.getDerivative({ ...wanted, caller: 'other' });
      return finished;
    });
    const [alone, shared] = await Promise.all(finishedBefore);
    expect(alone).toBeLessThan(15);
    expect(shared).toBeLessThan(15);
    await Promise.all(greedy);
  });
});

describe('many concurrent pictures', () => {
  const sizes = [64, 128, 192, 256, 320, 384, 480, 640, 768, 960];
  const browser = { Accept: 'image/avif,image/webp,*/*' };
  /** 200 pictures that are not cached. */
  const addresses = ['test-drawing', 'test-cutout'].flatMap((id) =>
    sizes.flatMap((width) => sizes.map((height) => `${id}?w=${width}&h=${height}&fit=cover&q=60`)),
  );

  it('all arrive in a supported format, and quickly encoded ones are not immutable', async () => {
    const replies = await Promise.all(addresses.map((address) => get(address, browser)));
    expect(replies).toHaveLength(200);
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
    const made = (type: string) => replies.filter((reply) => reply.type === type);
    expect(made('image/avif').length + made('image/webp').length).toBe(200);
    expect(made('image/avif').length).toBeGreaterThan(0);
    expect(made('image/webp').length).toBeGreaterThan(0);
    for (const { headers } of made('image/avif')) expect(headers.get('cache-control')).toContain('immutable');
    for (const { headers } of made('image/webp')) expect(headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('have the best format the next time', async () => {
    const { type, headers } = await get(addresses[100]!, browser);
    expect([type, headers.get('cache-control')]).toEqual(['image/avif', expect.stringContaining('immutable')]);
  });

  it('keep an explicitly requested format', async () => {
    const named = addresses.slice(0, 80).map((address) => `${address}&f=avif&q=70`.replace('&q=60', ''));
    const types = await Promise.all(named.map(async (address) => (await get(address, browser)).type));
    expect(new Set(types)).toEqual(new Set(['image/avif']));
  });
});
