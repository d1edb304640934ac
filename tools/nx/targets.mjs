import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/**
 * The targets that Nx's own plugins cannot infer, each with its reason. What they can stands in nx.json: `lint` from
 * ESLint's configuration, `test` from a jest.config, `build` of a storefront from its vite.config.
 */
export const createNodesV2 = [
  '{{apps/*,libs/*,e2e,storybook,tools,tools/*}/package.json,libs/*/src/**/*.stories.tsx}',
  (files, _options, { workspaceRoot }) => {
    const workspace = new Workspace(files, workspaceRoot);
    return workspace.roots.map((root) => [
      join(root, 'package.json'),
      { projects: { [root]: { root, targets: workspace.targetsOf(root) }, ...workspace.projectsBeside(root) } },
    ]);
  },
];

const playwright = { externalDependencies: ['@playwright/test', '@axe-core/playwright', 'node'] };
const specs = (files) => ['playwright.config.ts', files, 'support/**/*'].map(inE2e);
const inE2e = (path) => `{workspaceRoot}/e2e/${path}`;

class Workspace {
  constructor(files, folder) {
    this.folder = folder;
    this.roots = files.filter((file) => basename(file) === 'package.json').map(dirname);
    this.storefronts = this.roots.filter((root) => this.manifest(root).shop);
    this.desk = 'apps/desk';
    this.libsWithStories = this.roots.filter((root) =>
      files.some((file) => file.startsWith(`${root}/`) && file.endsWith('.stories.tsx')),
    );
    const { devDependencies } = this.manifest('.');
    this.types = Object.keys(devDependencies).filter((name) => name.startsWith('@types/'));
  }

  has = (root, file) => existsSync(join(this.folder, root, file));
  manifest = (root) => JSON.parse(readFileSync(join(this.folder, root, 'package.json'), 'utf8'));
  nameOf = (root) => this.manifest(root).name;
  siteOf = (root) => this.manifest(root).shop.site;

  targetsOf(root) {
    return {
      ...(this.has(root, 'tsconfig.json') && { typecheck: this.typecheck(root) }),
      ...(this.has(root, '.storybook/main.ts') && { build: this.storybook(root), e2e: this.storybookTests(root) }),
      ...(root === 'tools' && { knip: knip() }),
    };
  }

  // @nx/js/typescript stands on `tsc --build`, which needs emitted declarations; packages here export their source.
  // TypeScript 7 checks in a quarter of the time of 6, whose API ESLint, Storybook and Nx need. Nx runs several at once.
  typecheck(cwd) {
    return {
      command: `node ${join(relative(cwd, ''), 'node_modules/typescript-native/bin/tsc')} -p tsconfig.json --noEmit --singleThreaded`,
      options: { cwd },
      cache: true,
      // Nobody imports the packages of types.
      inputs: ['default', '^production', { externalDependencies: ['typescript-native', ...this.types] }],
    };
  }

  // Nx's Storybook plugin is one more dependency for one target. Stories and brands are found by their names, not by
  // imports.
  storybook(cwd) {
    return {
      command: 'storybook build --disable-telemetry --quiet --loglevel warn --output-dir build',
      options: { cwd },
      cache: true,
      inputs: [
        'production',
        '^production',
        '^stories',
        { projects: this.storefronts.map(this.nameOf), input: 'production' },
        { externalDependencies: ['storybook', '@storybook/react-vite', 'vite'] },
      ],
      outputs: ['{projectRoot}/build'],
    };
  }

  // @nx/playwright infers one target for one configuration, all brands and stories at once (`nx playwright @shop/e2e`).
  // A brand's share is a project of its own, so that it is affected by what it opens and by nothing else.
  projectsBeside(root) {
    if (this.storefronts.includes(root)) return { ...this.journeys(root), ...this.storiesIn(root) };
    return root === this.desk ? this.deskTests(root) : {};
  }

  deskTests(app) {
    return leaf('e2e/desk-journeys', `${this.nameOf(app)}-e2e`, {
      implicitDependencies: [app, 'apps/services', 'apps/payment-sandbox'].map(this.nameOf),
      dependsOn: [{ projects: [this.nameOf(app)], target: 'build' }],
      inputs: ['^production', ...specs('desk/**/*'), '{workspaceRoot}/tools/*.ts', playwright],
      playwrightProject: 'desk',
    });
  }

  journeys(app) {
    const site = this.siteOf(app);
    return leaf(`e2e/${site}`, `${this.nameOf(app)}-e2e`, {
      // What customers write is moderated at the desk.
      implicitDependencies: [app, this.desk, 'apps/services', 'apps/payment-sandbox'].map(this.nameOf),
      dependsOn: [{ projects: [app, this.desk].map(this.nameOf), target: 'build' }],
      inputs: [
        '^production',
        `{workspaceRoot}/${app}/samples.yaml`,
        ...specs('both/**/*'),
        '{workspaceRoot}/tools/*.ts',
        playwright,
      ],
      playwrightProject: site,
    });
  }

  storiesIn(app) {
    const site = this.siteOf(app);
    const around = [this.nameOf('storybook'), this.nameOf('libs/storefront'), this.nameOf('tools/demo-art')];
    const projects = this.libsWithStories.map((lib) =>
      leaf(`e2e/${site}-${basename(lib)}`, `${this.nameOf(app)}-stories-${basename(lib)}`, {
        // Not the app: it depends on all libs, and the stories of one are none of another's.
        implicitDependencies: [this.nameOf(lib)],
        dependsOn: [{ projects: [this.nameOf('storybook')], target: 'build' }],
        inputs: [
          '^production',
          { projects: [this.nameOf(lib)], input: 'stories' },
          { projects: around, input: 'production' },
          `{workspaceRoot}/${app}/**/*`,
          `!{workspaceRoot}/${app}/{*.test.{ts,tsx},samples.yaml}`,
          ...specs('storybook/*.ts'),
          inE2e(`storybook/screenshots/${site}/${basename(lib)}/*`),
          playwright,
        ],
        playwrightProject: `${site}-${basename(lib)}`,
      }),
    );
    return Object.assign({}, ...projects);
  }

  /** What Storybook itself can do; its stories are tested with their libs. */
  storybookTests(root) {
    return browserTest({
      dependsOn: ['build'],
      inputs: ['production', ...specs('storybook/**/*'), playwright],
      playwrightProject: basename(root),
    });
  }
}

function leaf(root, name, { implicitDependencies, ...test }) {
  return { [root]: { root, name, implicitDependencies, targets: { e2e: browserTest(test) } } };
}

function browserTest({ playwrightProject, ...target }) {
  return {
    command: 'node tools/nx/browserTests.ts',
    options: { project: playwrightProject },
    cache: true,
    // The shop under test has ports of its own.
    parallelism: false,
    ...target,
  };
}

// Nx has no plugin for knip, which looks at the workspace as a whole.
function knip() {
  return {
    command: 'knip',
    cache: true,
    inputs: [
      ...['**/*.{ts,tsx,mjs}', '**/package.json', 'knip.jsonc'].map((path) => `{workspaceRoot}/${path}`),
      { externalDependencies: ['knip'] },
    ],
  };
}
