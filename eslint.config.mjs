import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** A lib may use those of its own layer named here and everything below. */
const layers = [
  { layer: 'base', may: ['base'] },
  { layer: 'platform', may: ['base', 'platform'] },
  { layer: 'domain', may: ['base', 'platform'] },
  { layer: 'feature', may: ['base', 'platform', 'domain'] },
  { layer: 'composition', may: ['base', 'platform', 'domain', 'feature'] },
  { layer: 'app', may: ['base', 'platform', 'domain', 'feature', 'composition'] },
  {
    layer: 'workshop',
    may: ['base', 'platform', 'domain', 'feature', 'composition', 'app', 'test', 'tool', 'workshop'],
  },
  { layer: 'backend', may: ['base', 'tool'] },
  { layer: 'tool', may: ['base', 'tool'] },
];

const platformLibs = [
  'analytics',
  'service-client',
  'session',
  'messages',
  'intl',
  'brand',
  'cart',
  'ui-kit',
  'cms-renderer',
  'forms',
].map((name) => `@shop/${name}`);

/** Specs may use the test layer too, which itself may use whatever it fakes. */
const boundaries = (test) => [
  'error',
  {
    enforceBuildableLibDependency: false,
    allow: ['../../jest.preset.mjs', '../jest.preset.mjs'],
    // A lib whose heavy part loads lazily has light parts that do not.
    checkDynamicDependenciesExceptions: ['@shop/.*'],
    // What the test layer fakes has specs that use the test layer.
    ignoredCircularDependencies: platformLibs.map((lib) => ['@shop/testing', lib]),
    depConstraints: [
      ...layers.map(({ layer, may }) => ({
        sourceTag: `layer:${layer}`,
        onlyDependOnLibsWithTags: [...may, ...(test ? ['test'] : [])].map((name) => `layer:${name}`),
      })),
      {
        sourceTag: 'layer:test',
        onlyDependOnLibsWithTags: ['base', 'platform', 'domain', 'test'].map((n) => `layer:${n}`),
      },
    ],
  },
];

const zodInTheBrowser = {
  name: '@shop/contracts',
  message: 'Schemas must not reach the browser: import types from here, values from @shop/contracts/constants.',
  allowTypeImports: true,
};
const rawReduxHooks = {
  name: 'react-redux',
  importNames: ['useSelector', 'useDispatch', 'useStore'],
  message: 'Use the hooks of the lib that owns the state.',
};

export default tseslint.config(
  { ignores: ['**/build/**', '**/node_modules/**', '**/.react-router/**', '.data/**', '.nx/**', '**/coverage/**'] },
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
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
    },
  },
  { plugins: { '@nx': nx }, rules: { '@nx/enforce-module-boundaries': boundaries(false) } },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', '**/test/**', '**/testing/**', 'e2e/**'],
    rules: {
      '@nx/enforce-module-boundaries': boundaries(true),
      'max-lines': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      'no-console': 'off',
    },
  },
  { files: ['**/*.stories.tsx'], rules: { '@nx/enforce-module-boundaries': boundaries(true) } },
  {
    files: ['{libs,storybook}/**/*.{ts,tsx}', 'apps/gi/**/*.{ts,tsx}', 'apps/hmd/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  // A probe component hands a hook's value out to its test.
  { files: ['**/*.test.tsx'], rules: { 'react-hooks/globals': 'off' } },
  {
    files: ['libs/**/*.{ts,tsx}'],
    ignores: [
      'libs/contracts/**',
      'libs/testing/**',
      'libs/storefront/src/server/**',
      '**/*.{test,stories}.tsx',
      '**/*.test.ts',
    ],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { paths: [zodInTheBrowser, rawReduxHooks] }] },
  },
  {
    // The owners of state wrap the raw hooks for everyone else.
    files: ['libs/session/**', 'libs/messages/**', 'libs/service-client/**', 'libs/cart/**', 'libs/auth/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { paths: [zodInTheBrowser] }] },
  },
  { files: ['tools/**', 'apps/services/demo/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  // Drawings are lists of shapes; cutting one in two helps nobody.
  {
    files: ['tools/demo-art/**'],
    rules: { 'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }] },
  },
);
