import { globSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readBrands } from '@shop/brands';
import { changedTasks } from './changedTasks.ts';
import { copyWorkspace } from './copyWorkspace.ts';
import type { HashedTasks } from './readTasks.ts';
import { TaskReader } from './TaskReader.ts';

const workspace = join(import.meta.dirname, '../..');
const everyBrand = readBrands().map(({ site }) => site);
const [brand = ''] = everyBrand;

/** A copy of the workspace that may be changed. */
let copy: string;
let reader: TaskReader;
let before: HashedTasks;

beforeAll(async () => {
  copy = copyWorkspace(workspace);
  // Two features that know nothing of each other, with stories.
  for (const lib of ['checkout', 'recipes'])
    writeFileSync(join(copy, 'libs', lib, 'src/Any.stories.tsx'), 'export {};\n');
  reader = new TaskReader(copy);
  before = await reader.read();
});

afterAll(() => {
  reader.stop();
  rmSync(copy, { recursive: true, force: true });
});

function folderOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/** Ids of the tasks that a change runs, without their `@shop/`; the copy is as before afterwards. */
async function affectedBy(...files: string[]): Promise<string[]> {
  return affectedByEdits(files.map((file) => [file, (text) => `${text}\n`]));
}

async function affectedByEdits(edits: readonly [file: string, edit: (text: string) => string][]): Promise<string[]> {
  const kept = edits.map(([file]) => [file, readFileSync(join(copy, file), EACH_BYTE)] as const);
  kept.forEach(([file, text], index) => write(file, edits[index]![1](text)));
  try {
    const changed = changedTasks(before, await reader.read());
    return changed.map(({ project, target }) => `${project.replace('@shop/', '')}:${target}`).sort();
  } finally {
    for (const [file, text] of kept) write(file, text);
  }
}

/** Pictures are changed, too, and must be the same afterwards. */
const EACH_BYTE = 'latin1';
let clock = Date.now() / 1000;
function write(file: string, text: string) {
  writeFileSync(join(copy, file), text, EACH_BYTE);
  // Nx looks into a file when its time has changed, and knows seconds.
  clock += 2;
  utimesSync(join(copy, file), clock, clock);
}

/** The first file of the workspace with such a name. */
function find(pattern: string): string {
  const [file] = globSync(pattern, { cwd: workspace, exclude: ['**/node_modules/**'] }).sort();
  if (!file) throw new Error(`There is no ${pattern}.`);
  return file;
}

const storiesOf = (lib: string, sites = everyBrand) => sites.map((site) => `${site}-stories-${lib}:e2e`);
/** Looks at every source. */
const KNIP = 'tools:knip';
/** Looks at every source outside the brands' own folders. */
const SHARED = [KNIP, 'tools:test'];

it('checks nothing where nothing changed', async () => {
  expect(await affectedByEdits([])).toEqual([]);
});

it('checks one brand, its journeys and its stories for its tokens, and nothing of another', async () => {
  const affected = await affectedBy(find(`apps/${brand}/**/tokens.ts`));
  expect(affected).toEqual(
    expect.arrayContaining([
      ...['lint', 'typecheck', 'test', 'build'].map((target) => `${brand}:${target}`),
      `${brand}-e2e:e2e`,
      ...['ui-kit', 'cms-elements', 'checkout'].flatMap((lib) => storiesOf(lib, [brand])),
      'storybook:build',
    ]),
  );
  const rest = affected.filter((task) => !new RegExp(`^${brand}(-|:)`).test(task));
  // All brands are in one Storybook, and mails and documents have the colours of their brand.
  expect(rest).toEqual(['services:test', 'storybook:build', KNIP]);
});

it('adds a font to one brand without running the other', async () => {
  const font = '@fontsource-variable/inter';
  const affected = await affectedByEdits([
    [`apps/${brand}/package.json`, (text) => withDependency(text, font)],
    [
      'package-lock.json',
      (text) => {
        const lock = JSON.parse(text) as { packages: Record<string, object> };
        lock.packages[`apps/${brand}`] = JSON.parse(
          withDependency(JSON.stringify(lock.packages[`apps/${brand}`]), font),
        );
        lock.packages[`node_modules/${font}`] = { version: '5.3.0', integrity: 'sha512-any', license: 'OFL-1.1' };
        return JSON.stringify(lock, null, 2);
      },
    ],
  ]);
  expect(affected).toEqual(expect.arrayContaining([`${brand}:build`, `${brand}-e2e:e2e`]));
  const rest = affected.filter((task) => !new RegExp(`^${brand}(-|:)`).test(task));
  expect(rest).toEqual(['storybook:build', KNIP]);
});

function withDependency(manifest: string, name: string): string {
  const content = JSON.parse(manifest) as { dependencies?: object };
  return JSON.stringify({ ...content, dependencies: { ...content.dependencies, [name]: '5.3.0' } }, null, 2);
}

it('checks a lib alone for its test', async () => {
  const affected = await affectedBy(find('libs/ui-kit/src/**/*.test.tsx'));
  expect(affected).toEqual([...SHARED, 'ui-kit:lint', 'ui-kit:test', 'ui-kit:typecheck'].sort());
});

it('checks a lib and its stories for what helps its tests, and builds no shop', async () => {
  const affected = await affectedBy(find('libs/auth/src/**/test/*.tsx'));
  const checks = ['lint', 'test', 'typecheck'].map((target) => `auth:${target}`);
  expect(affected).toEqual([...SHARED, ...checks, 'storybook:build', ...storiesOf('auth')].sort());
});

it('opens the stories of a lib for one of them', async () => {
  const affected = await affectedBy(find('libs/ui-kit/src/**/*.stories.tsx'));
  expect(affected).toEqual(
    [...SHARED, 'ui-kit:lint', 'ui-kit:typecheck', 'storybook:build', ...storiesOf('ui-kit')].sort(),
  );
});

it('opens the stories of a lib in one brand for a screenshot of it', async () => {
  const affected = await affectedBy(find(`e2e/storybook/screenshots/${brand}/ui-kit/*.png`));
  const stories = affected.filter((task) => task.includes('-stories-'));
  expect(stories).toEqual(storiesOf('ui-kit', [brand]));
  expect(affected).toContain('storybook:e2e');
  expect(affected.filter((task) => /-e2e:e2e$|:build$/.test(task))).toEqual([]);
});

it('checks nothing for a README', async () => {
  expect(await affectedBy('README.md', 'libs/ui-kit/README.md', 'docs/architecture.md')).toEqual([]);
});

it('opens what stands on a feature, and no stories of another', async () => {
  const affected = await affectedBy('libs/checkout/src/cart-page/CartPage.tsx');
  expect(affected).toEqual(
    expect.arrayContaining([
      ...['lint', 'typecheck', 'test'].map((target) => `checkout:${target}`),
      ...everyBrand.flatMap((site) => [`${site}:build`, `${site}-e2e:e2e`]),
      ...storiesOf('checkout'),
    ]),
  );
  for (const lib of ['recipes', 'ui-kit', 'cms-elements']) {
    expect(affected.filter((task) => task.startsWith(`${lib}:`) || task.includes(`-${lib}:`))).toEqual([]);
  }
});

it('opens both shops and the desk and no stories for the services, and builds nothing', async () => {
  const affected = await affectedBy('apps/services/src/main.ts');
  expect(affected).toEqual(
    [
      ...['lint', 'typecheck', 'test'].map((target) => `services:${target}`),
      ...everyBrand.map((site) => `${site}-e2e:e2e`),
      'desk-e2e:e2e',
      ...SHARED,
    ].sort(),
  );
});

it('opens both shops for a journey, and the stories for what opens them', async () => {
  const checks = ['e2e:lint', 'e2e:typecheck', ...SHARED];
  const journeys = await affectedBy(find('e2e/both/*.spec.ts'));
  expect(journeys).toEqual([...checks, ...everyBrand.map((site) => `${site}-e2e:e2e`)].sort());
  const stories = await affectedBy('e2e/storybook/stories.spec.ts');
  const libs = new Set(Object.keys(before).flatMap((id) => /-stories-(.+):e2e$/.exec(id)?.[1] ?? []));
  expect(stories).toEqual([...checks, 'storybook:e2e', ...[...libs].flatMap((lib) => storiesOf(lib))].sort());
});

it('knows the libs that have stories', () => {
  const libs = new Set(globSync('libs/*/src/**/*.stories.tsx', { cwd: copy }).map(folderOf));
  const tasks = Object.keys(before).filter((id) => id.startsWith(`@shop/${brand}-stories-`));
  expect(tasks.map((id) => basename(id, ':e2e').replace(`${brand}-stories-`, ''))).toEqual(
    expect.arrayContaining([...libs]),
  );
});
