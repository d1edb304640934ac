import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBrand } from './readBrand.ts';
import { readBrands } from './readBrands.ts';
import { readSamples } from './samples.ts';

const entry = {
  name: 'One & Only',
  host: 'www.one.example',
  port: 4801,
  market: { country: 'CH', currency: 'CHF' },
  illustrator: 'any',
};

let workspace: string;
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'brands-'));
  writePackage('backend');
});
afterEach(() => rmSync(workspace, { recursive: true }));

function writePackage(name: string, shop?: object) {
  mkdirSync(join(workspace, 'apps', name), { recursive: true });
  writeFileSync(join(workspace, 'apps', name, 'package.json'), JSON.stringify({ name: `@shop/${name}`, shop }));
}

it('finds the storefronts among the apps, in the order of their ports', () => {
  writePackage('second', { ...entry, site: 'aa', host: 'www.two.example', port: 4802 });
  writePackage('first', { ...entry, site: 'zz' });
  expect(readBrands(workspace)).toEqual([
    { ...entry, site: 'zz', project: '@shop/first', folder: join(workspace, 'apps/first') },
    expect.objectContaining({ site: 'aa', port: 4802 }),
  ]);
});

it.each([
  ['site', { host: 'www.two.example', port: 4802 }],
  ['host', { site: 'aa', port: 4802 }],
  ['port', { site: 'aa', host: 'www.two.example' }],
])('refuses two storefronts with the same %s', (key, other) => {
  writePackage('first', { ...entry, site: 'zz' });
  writePackage('second', { ...entry, site: 'zz', ...other });
  expect(() => readBrands(workspace)).toThrow(`the same ${key}`);
});

it('says which file is wrong, and where', () => {
  writePackage('first', { ...entry, site: 'ZZ', colour: 'red' });
  const read = () => readBrands(workspace);
  for (const word of ['apps/first/package.json', 'site', 'colour']) expect(read).toThrow(word);
});

it('reads one storefront by its folder, and says of any other package that it is none', () => {
  writePackage('first', { ...entry, site: 'zz' });
  expect(readBrand(join(workspace, 'apps/first')).site).toBe('zz');
  expect(() => readBrand(join(workspace, 'apps/backend'))).toThrow('is no storefront');
});

it('finds the storefronts of this workspace, each with its samples', () => {
  const brands = readBrands();
  expect(brands.length).toBeGreaterThan(1);
  for (const brand of brands) expect(readSamples(brand).measured.home).toBe('/');
});
