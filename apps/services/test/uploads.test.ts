import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { MAX_IMAGE_BYTES } from '@shop/contracts/upload-limits';
import { personalizationImage } from '@shop/contracts';
import sharp from 'sharp';
import { startServicesProcess } from './support/servicesProcess.ts';
import { createTestDatabase, TEMPLATES_VARIABLE } from './support/testDatabase.ts';
import { startTestPostgres } from './support/testPostgres.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { uploader } from './support/uploader.ts';

const { picture, upload, load } = uploader(() => services);
let services: TestServices;

/** A picture's file, with bytes behind it up to this size. */
const filledTo = (file: Buffer, size: number) => Buffer.concat([file, Buffer.alloc(size - file.length, 0x20)]);

/** A PNG that says in its header that it is this large, and has next to nothing behind it. */
async function pngOf(width: number, height: number): Promise<Buffer> {
  const png = Buffer.from(await picture(1, 1).png().toBuffer());
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** A JPEG whose frame says that it is this large; 65 500 px a side at most. */
async function jpegOf(width: number, height: number): Promise<Buffer> {
  const jpeg = Buffer.from(await picture(8, 8).jpeg().toBuffer());
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

/** A GIF whose screen and picture are said to be this large. */
function gifOf(width: number, height: number): Buffer {
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  gif.writeUInt16LE(width, 6);
  gif.writeUInt16LE(height, 8);
  const descriptor = gif.indexOf(0x2c, 13);
  gif.writeUInt16LE(width, descriptor + 5);
  gif.writeUInt16LE(height, descriptor + 7);
  return gif;
}

describe('an upload', () => {
  beforeAll(async () => {
    services = await startTestServices();
  });
  afterAll(() => services.stop());

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>';
  it.each([
    ['an SVG', () => Buffer.from(svg), 'UNSUPPORTED_TYPE'],
    ['an SVG behind a declaration', () => Buffer.from(`<?xml version="1.0"?>\n${svg}`), 'UNSUPPORTED_TYPE'],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'UNSUPPORTED_TYPE'],
    ['a PDF', () => Buffer.from('%PDF-1.7'), 'UNSUPPORTED_TYPE'],
    ['WebP', () => picture().webp().toBuffer(), 'UNSUPPORTED_TYPE'],
    ['TIFF', () => picture().tiff().toBuffer(), 'UNSUPPORTED_TYPE'],
    [
      'a PNG with the signature of a JPEG',
      async () => mixed(await picture().png().toBuffer(), [0xff, 0xd8, 0xff]),
      'INVALID',
    ],
    ['the signature of a GIF and a script', () => Buffer.from('GIF89a/*<svg onload=alert(1)>*/=1;'), 'INVALID'],
    ['a PNG cut off', async () => (await picture(400, 400).png().toBuffer()).subarray(0, 60), 'INVALID'],
    ['nothing', () => Buffer.alloc(0), 'INVALID'],
    ['10 485 761 bytes', async () => filledTo(await picture().jpeg().toBuffer(), MAX_IMAGE_BYTES + 1), 'TOO_LARGE'],
    ['a PNG of 50 000 × 50 000 px', () => pngOf(50_000, 50_000), 'TOO_MANY_PIXELS'],
    ['a JPEG of 50 000 × 50 000 px', () => jpegOf(50_000, 50_000), 'TOO_MANY_PIXELS'],
    ['a GIF of 50 000 × 50 000 px', () => gifOf(50_000, 50_000), 'TOO_MANY_PIXELS'],
    [
      'a PNG of 4 294 967 295 px a side',
      () => pngOf(0xffffffff, 0xffffffff),
      expect.stringMatching(/^(INVALID|TOO_MANY_PIXELS)$/),
    ],
  ])('is refused: %s', async (_what, make, error) => {
    expect(await upload(await make())).toMatchObject({ id: '', error });
  });

  it('of just the largest size is taken', async () => {
    expect((await upload(filledTo(await picture().jpeg().toBuffer(), MAX_IMAGE_BYTES))).error).toBeNull();
  });

  it('tells nobody where it was taken, with what, and by whom', async () => {
    const file = await picture()
      .withExif({
        IFD0: { Copyright: 'Anna Geheim', Model: 'Kamera 7' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '8/1 32/1 0/1' },
      })
      .jpeg()
      .toBuffer();
    expect((await sharp(file).metadata()).exif?.includes('Anna Geheim')).toBe(true);
    const { id, cookie } = await upload(file);
    const bytes = Buffer.from(await (await load(`/images/personalization/${id}`, { cookie: cookie! })).arrayBuffer());
    const { exif, xmp, iptc, format } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, format }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined, format: 'webp' });
    expect(bytes.includes('Geheim')).toBe(false);
  });

  it('is turned upright before what says so is taken out', async () => {
    const { id, cookie } = await upload(await picture(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    const bytes = Buffer.from(await (await load(`/images/personalization/${id}`, { cookie: cookie! })).arrayBuffer());
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([20, 40]);
  });

  it('carries nothing that stood before, in or behind the picture', async () => {
    const attack = '<script>alert(document.cookie)</script>';
    const jpeg = await picture().jpeg().toBuffer();
    // A comment of JPEG behind its start.
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, attack.length + 2]), Buffer.from(attack)]);
    const polyglots = [
      Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
      Buffer.concat([jpeg, Buffer.from(attack)]),
      Buffer.concat([await picture().png().toBuffer(), Buffer.from(`PK\x03\x04${attack}`)]),
      Buffer.concat([await picture().gif().toBuffer(), Buffer.from(attack)]),
    ];
    for (const file of polyglots) {
      const { id, cookie, error } = await upload(file);
      expect(error).toBeNull();
      const response = await load(`/images/personalization/${id}`, { cookie: cookie! });
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.includes('alert')).toBe(false);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
    }
  });

  it.each(['../../../etc/passwd', '..\\..\\boot.ini', '/etc/passwd', 'x'.repeat(2_000), 'con.png', '%2e%2e%2f'])(
    'is named by the services, whatever it is called (%#)',
    async (name) => {
      const { id, error } = await upload(await picture().png().toBuffer(), {}, name);
      expect([error, id]).toEqual([null, expect.stringMatching(/^[\da-f]{32}$/)]);
    },
  );
});

const MEGABYTE = 1024;
/** Highest memory of a process so far, in MB. */
const peakOf = (pid: number) =>
  Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / MEGABYTE;

(process.platform === 'linux' ? test : test.skip)('20 large uploads at once take less than 500 MB', async () => {
  // eslint-disable-next-line @nx/enforce-module-boundaries -- it says how the services are started, and no lib does
  const { services: how } = await import('../../../tools/servicesProcess.ts');
  const postgres = await startTestPostgres();
  const database = await createTestDatabase(postgres, 'empty', process.env[TEMPLATES_VARIABLE]!);
  const started = await startServicesProcess({
    ...{ DATABASE_URL: database.url, DEMO: 'off', NODE_OPTIONS: how.args[0], ...how.env },
  });
  try {
    // About as many pixels as are decoded at all.
    const file = filledTo(await picture(8_000, 6_000).jpeg().toBuffer(), MAX_IMAGE_BYTES);
    const body = JSON.stringify([randomBytes(4).toString('hex'), file.toString('base64')]);
    const send = async (): Promise<unknown> => {
      const response = await fetch(`${started.url}${personalizationImage.path}/Create`, { method: 'POST', body });
      // Those that would wait too long are told to come again.
      if (response.status === 503) return send();
      return response.ok ? ((await response.json()) as unknown[])[1] : response.status;
    };
    const replies = await Promise.all(Array.from({ length: 20 }, send));
    expect(replies).toEqual(Array.from({ length: 20 }, () => null));
    expect(peakOf(started.child.pid!)).toBeLessThan(500);
  } finally {
    started.child.kill('SIGKILL');
    await database.drop();
    await postgres.stop();
  }
});

/** A file with other first bytes. */
function mixed(file: Buffer, signature: readonly number[]): Buffer {
  return Buffer.concat([Buffer.from(signature), file.subarray(signature.length)]);
}
