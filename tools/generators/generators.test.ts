import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Changes, WorkspaceCopy } from './WorkspaceCopy.ts';

/** ms that a step may take on a busy machine. */
const PATIENCE = 600_000;
/** A code that no file names: this one neither. */
const site = 'k'.repeat(3);

let copy: WorkspaceCopy;
beforeAll(() => (copy = new WorkspaceCopy()), PATIENCE);
afterAll(() => copy.remove());

interface Case {
  words: string[];
  /** Existing files that it has to touch. */
  touches: string[];
  /** What it makes: files, and folders with what is in them. */
  makes: string[];
}

const cases: Case[] = [
  {
    words: ['brand', site, '--name', 'Küche & Kram'],
    touches: ['package-lock.json'],
    makes: [`apps/${site}/`, `apps/services/demo/${site}/`],
  },
  {
    words: ['lib', 'wish-list', '--layer', 'domain', '--purpose', 'what somebody would like to have'],
    touches: ['README.md', 'package-lock.json'],
    makes: ['libs/wish-list/'],
  },
  {
    words: ['page-kind', 'gift-finder'],
    touches: ['libs/contracts/src/constants.ts', 'libs/pages/src/pageKinds.ts'],
    makes: ['libs/pages/src/gift-finder/'],
  },
  {
    words: ['element', 'gift-note'],
    touches: ['libs/cms-elements/src/index.ts', 'libs/contracts/src/elements/elementSchemas.ts'],
    makes: ['libs/cms-elements/src/gift-note/', 'libs/contracts/src/elements/giftNote.ts'],
  },
  {
    words: ['service-method', 'site', 'Ping', '--access', 'moderator'],
    touches: [
      'apps/services/src/site/module.ts',
      'libs/contracts/src/services/site.ts',
      'libs/service-client/src/services/site.ts',
    ],
    makes: ['apps/services/src/site/ping.ts', 'apps/services/test/sitePing.test.ts'],
  },
];

const all: Changes = { created: [], changed: [] };

it.each(cases)(
  'new -- $words: touches what it has to and nothing else',
  async ({ words, touches, makes }) => {
    await copy.run('node', ['tools/new.ts', ...words]);
    const { created, changed } = copy.takeChanges();
    all.created.push(...created);
    all.changed.push(...changed);
    const aside = created.filter((path) => !makes.some((one) => one.endsWith('/') && path.startsWith(one)));
    console.log(`${words[0]}: ${changed.length} files touched, ${aside.length} new ones outside its folders`);
    expect(changed).toEqual(touches);
    expect(aside).toEqual(makes.filter((one) => !one.endsWith('/')));
    for (const one of makes) expect(created.filter((path) => path.startsWith(one))).not.toEqual([]);
  },
  PATIENCE,
);

const written = () => [...all.created, ...all.changed];

it(
  'what is generated is formatted, passes lint, and npm takes the lock file as it is',
  async () => {
    const sources = written().filter((path) => /\.(ts|tsx|mjs)$/.test(path));
    await Promise.all([
      copy.run('eslint', ['--max-warnings', '0', ...sources]),
      copy.run('prettier', ['--check', '--ignore-unknown', ...written()]),
    ]);
    await copy.run('npm', [
      'install',
      '--package-lock-only',
      '--offline',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
    ]);
    expect(copy.takeChanges()).toEqual({ created: [], changed: [] });
  },
  PATIENCE,
);

it(
  'what is generated has its types',
  async () => {
    // As many programs as there are projects read the same libs as often.
    const projects = ['pages', 'cms-elements', 'contracts', 'service-client', 'wish-list'].map(
      (lib) => `libs/${lib}/src`,
    );
    const web = { extends: './tsconfig.web.json', include: [`apps/${site}/*`, ...projects, 'libs/*/src/**/*.d.ts'] };
    writeFileSync(join(copy.folder, 'tsconfig.json'), JSON.stringify(web));
    await Promise.all([copy.run('tsc', ['-p', 'tsconfig.json']), copy.run('tsc', ['-p', 'apps/services'])]);
  },
  PATIENCE,
);

const jest = (cwd: string, ...words: string[]) =>
  copy.run('jest', words, { cwd, env: { NODE_OPTIONS: '--experimental-vm-modules' } });

it(
  'what is generated in existing projects passes its tests',
  async () => {
    await Promise.all([jest('libs/pages', 'gift-finder', 'pageKinds'), jest('libs/cms-elements', 'gift-note')]);
    await Promise.all([jest('libs/service-client', 'services'), jest('libs/contracts', 'services', 'elementSchemas')]);
  },
  PATIENCE,
);

it(
  'new projects pass the targets that Nx finds for them, and nothing in them is unused',
  async () => {
    const brand = ['lint', 'typecheck', 'test', 'build'].map((target) => `@shop/${site}:${target}`);
    const lib = ['lint', 'typecheck', 'test'].map((target) => `@shop/wish-list:${target}`);
    const targets = ['-t', 'lint', 'typecheck', 'test', 'build'];
    const projects = ['-p', `@shop/${site}`, '@shop/wish-list'];
    // In Nx's own process, the plugin for Vite would set a NODE_ENV, which tasks inherit.
    const env = { NX_ISOLATE_PLUGINS: 'true' };
    const output = await copy.run('nx', ['run-many', ...targets, ...projects, '--outputStyle=static'], { env });
    for (const task of [...brand, ...lib]) expect(output).toContain(task);
    await copy.run('nx', ['run', '@shop/tools:knip', '--outputStyle=static']);
  },
  PATIENCE,
);

it(
  'the demo content of the new brand is right and loads, and the new method is closed to whom it should be',
  async () => {
    expect(await copy.run('node', ['apps/services/demo/check.ts'])).toContain(`${site}: `);
    const output = await jest(
      'apps/services',
      ...['sitePing', 'signInNeeded', 'demoSeed'],
      ...['--testNamePattern', 'Ping|closed|list has every method|finds no problems'],
    );
    for (const file of ['sitePing', 'signInNeeded', 'demoSeed']) expect(output).toMatch(new RegExp(`PASS.*${file}`));
  },
  PATIENCE,
);
