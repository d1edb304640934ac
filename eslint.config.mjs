import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** A layer may import the layers listed in `may`. */
const layers = [
  { layer: 'base', may: ['base'] },
  { layer: 'platform', may: ['base', 'platform'] },
  { layer: 'domain', may: ['base', 'platform'] },
  { layer: 'feature', may: ['base', 'platform', 'domain'] },
  { layer: 'composition', may: ['base', 'platform', 'domain', 'feature', 'tool'] },
  { layer: 'app', may: ['base', 'platform', 'domain', 'feature', 'composition', 'tool'] },
  {
    layer: 'workshop',
    may: ['base', 'platform', 'domain', 'feature', 'composition', 'app', 'builders', 'test', 'tool', 'workshop'],
  },
  { layer: 'builders', may: ['base'] },
  { layer: 'test', may: ['base', 'platform', 'builders', 'tool'] },
  { layer: 'backend', may: ['base', 'backend', 'tool'] },
  { layer: 'tool', may: ['base', 'tool'] },
];

/** Tests and stories may also use builders, and what renders with the platform. */
const boundaries = (test) => [
  'error',
  {
    enforceBuildableLibDependency: false,
    // Files that belong to no project, such as nx.json.
    allow: ['../nx.json'],
    // Nx checks this per lib, not per entry point: a lib with a lazily loaded entry also has entries that are imported
    // statically.
    checkDynamicDependenciesExceptions: ['@shop/.*'],
    depConstraints: layers.map(({ layer, may }) => ({
      sourceTag: `layer:${layer}`,
      onlyDependOnLibsWithTags: [...may, ...(test ? ['builders', 'test'] : [])].map((name) => `layer:${name}`),
    })),
  },
];

const specs = ['**/*.test.{ts,tsx}', '**/test/**', '**/testing/**'];
const stories = ['**/*.stories.tsx'];

const zodInTheBrowser = {
  name: '@shop/contracts',
  message: 'Schemas must not reach the browser: import types from here, values from @shop/contracts/constants.',
  allowTypeImports: true,
};
const rawReduxHooks = {
  name: 'react-redux',
  importNames: ['useSelector', 'useDispatch', 'useStore'],
  message: 'Use useShopSelector, useShopDispatch and useShopStore, which know the types of the store.',
};
const testingEntries = {
  regex: '^@shop/[^/]+/testing$',
  message: 'What a lib offers to tests must not reach the product.',
};
const demoWorld = {
  group: ['**/demo/**'],
  message: 'The demo world is built on the services, not the other way round.',
};
const searchEngine = { group: ['**/search/postgres/*'], message: 'Use the searchEngine of src/search.' };

export default tseslint.config(
  { ignores: ['**/build/**', '**/node_modules/**', '.data/**', '.nx/**', '**/coverage/**'] },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      eqeqeq: ['error', 'always'],
      'max-lines': ['error', { max: 250 }],
      'no-console': 'error',
    },
  },
  { plugins: { '@nx': nx }, rules: { '@nx/enforce-module-boundaries': boundaries(false) } },
  {
    files: [...specs, 'e2e/**'],
    rules: {
      '@nx/enforce-module-boundaries': boundaries(true),
      'max-lines': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      'no-console': 'off',
    },
  },
  // Libs, and the desk, extend the interface of known message ids.
  { files: ['{libs,apps/desk}/**/*.d.ts'], rules: { '@typescript-eslint/no-empty-object-type': 'off' } },
  { files: stories, rules: { '@nx/enforce-module-boundaries': boundaries(true) } },
  {
    files: ['{apps,libs,storybook}/**/*.{ts,tsx}'],
    ignores: ['apps/services/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  // A probe component hands a hook's value out to its test.
  { files: ['**/*.test.tsx'], rules: { 'react-hooks/globals': 'off' } },
  {
    files: ['libs/**/*.{ts,tsx}'],
    ignores: [
      'libs/catalogue-import/**',
      'libs/contracts/**',
      'libs/builders/**',
      'libs/storefront/src/server/**',
      ...specs,
      ...stories,
    ],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { paths: [zodInTheBrowser, rawReduxHooks], patterns: [testingEntries] },
      ],
    },
  },
  {
    // Adds the store's types to the raw hooks, which all others must use.
    files: ['libs/service-client/src/shopHooks.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { paths: [zodInTheBrowser], patterns: [testingEntries] }],
    },
  },
  {
    files: ['apps/services/src/**/*.ts'],
    // It starts the services with the demo world where no database is given.
    ignores: ['apps/services/src/main.ts', ...specs],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [demoWorld] }] },
  },
  {
    files: ['apps/services/src/**/*.ts'],
    ignores: ['apps/services/src/main.ts', 'apps/services/src/search/**', ...specs],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [demoWorld, searchEngine] }] },
  },
  { files: ['tools/**', 'apps/services/demo/**', 'e2e/**'], rules: { 'no-console': 'off' } },
);
