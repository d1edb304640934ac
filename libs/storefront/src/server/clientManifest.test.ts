/** @jest-environment node */
import { readClientManifest } from './clientManifest.ts';
import { writeClientFolder } from './testing/writeClientFolder.ts';

const manifest = {
  'app/entry.client.tsx': { file: 'assets/entry.js', isEntry: true, imports: ['_vendor.js'] },
  'styles.css': { file: 'assets/styles.css' },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_tile.js': { file: 'assets/tile.js', imports: ['_vendor.js', '_ring.js'] },
  '_ring.js': { file: 'assets/ring.js', imports: ['_tile.js'] },
  '../../libs/pages/src/product/index.ts': { file: 'assets/product.js', isDynamicEntry: true, imports: ['_tile.js'] },
  '../../libs/pages/src/other-product/index.ts': { file: 'assets/other.js', isDynamicEntry: true },
  '_elements.js': { file: 'assets/elements.js', imports: ['_ring.js'] },
};
const product = '../../libs/pages/src/product/index.ts';
const parts = {
  [product]: 'assets/product.js',
  '../../libs/pages/src/other-product/index.ts': 'assets/other.js',
  '../../libs/cms-elements/src/hero/index.ts': 'assets/elements.js',
  '../../libs/cms-elements/src/text/index.ts': 'assets/elements.js',
};

it('lists the entry, then what the parts need, each once and after what it imports', () => {
  const { entry, sheet, scriptsOf } = readClientManifest(writeClientFolder({ manifest, parts }));
  expect(entry).toBe('/assets/entry.js');
  expect(sheet).toBe('/assets/styles.css');
  expect(scriptsOf([product, product])).toEqual([
    '/assets/vendor.js',
    '/assets/entry.js',
    '/assets/ring.js',
    '/assets/tile.js',
    '/assets/product.js',
  ]);
});

it('lists the one script that several parts are in', () => {
  const { scriptsOf } = readClientManifest(writeClientFolder({ manifest, parts }));
  expect(scriptsOf(Object.keys(parts).slice(2))).toEqual([
    '/assets/vendor.js',
    '/assets/entry.js',
    '/assets/tile.js',
    '/assets/ring.js',
    '/assets/elements.js',
  ]);
});

it('leaves parts out that are in no script of the browser', () => {
  const { scriptsOf } = readClientManifest(writeClientFolder({ manifest, parts }));
  expect(scriptsOf(['../../libs/pages/src/unknown/index.ts'])).toEqual(['/assets/vendor.js', '/assets/entry.js']);
});

it('says what to do when there is no entry', () => {
  const folder = writeClientFolder({ manifest: {} });
  expect(() => readClientManifest(folder)).toThrow('names no entry. Build the storefront again.');
});

it('says what to do when there is no style sheet', () => {
  const { 'styles.css': _sheet, ...others } = manifest;
  expect(() => readClientManifest(writeClientFolder({ manifest: others }))).toThrow('names no style sheet');
});
