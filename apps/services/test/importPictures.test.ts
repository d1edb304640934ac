import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importerOf } from './support/importer.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());
const { take, productOf } = importerOf(() => services);

describe('pictures by address', () => {
  let server: Server;
  const asked: string[] = [];
  beforeAll(async () => {
    const bytes = await readFile(join(import.meta.dirname, 'import-samples/pictures/krug.png'));
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end(request.url === '/krug.png' ? bytes : 'no picture');
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });
  afterAll(() => server.close());
  const feed = async () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const folder = await mkdtemp(join(tmpdir(), 'import-'));
    const file = join(folder, 'feed.tsv');
    const row = ['web-1', 'Krug aus dem Netz', '10 EUR', `${url}/krug.png`, `${url}/text.png`].join('\t');
    await writeFile(file, `id\ttitle\tprice\timage_link\tadditional_image_link\n${row}\n`);
    return file;
  };

  it('are not fetched from local and private networks', async () => {
    const report = await take('', { paths: [await feed()] });
    expect(report.lines[0]?.notes.map((note) => note.replace(/^.*left out: /, ''))).toEqual([
      'it is in a private network',
      'it is in a private network',
    ]);
    expect(asked).toEqual([]);
    expect((await productOf('import-web-1'))?.images).toEqual([]);
  });

  it('are fetched once; a failed one affects only itself', async () => {
    const paths = [await feed()];
    const report = await take('', { paths, allowLocalAddresses: true });
    expect(report.lines).toMatchObject([{ outcome: 'updated', notes: [expect.stringContaining('it is no JPEG')] }]);
    expect((await productOf('import-web-1'))?.images).toHaveLength(1);
    expect((await take('', { paths, allowLocalAddresses: true })).counts()).toMatchObject({ unchanged: 1 });
    expect(asked.filter((path) => path === '/krug.png')).toHaveLength(1);
    await take('', { paths, allowLocalAddresses: true, refreshPictures: true });
    expect(asked.filter((path) => path === '/krug.png')).toHaveLength(2);
  });
});
