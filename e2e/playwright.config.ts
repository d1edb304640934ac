import { defineConfig } from '@playwright/test';
import { brands } from './support/brands.ts';
import { chosenLibs } from './support/libsWithStories.ts';
import type { StoryOptions } from './support/storybook.ts';

const isRoot = process.getuid?.() === 0;

export default defineConfig<StoryOptions>({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // One retry in CI; tests that needed it are listed as flaky, and must be fixed.
  retries: process.env['CI'] ? 1 : 0,
  // How long (ms) a test waits before it gives up. Slow machines need this long; what passes waits for none of it.
  timeout: 300_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { pathTemplate: '{testDir}/storybook/screenshots/{arg}{ext}' },
  },
  reporter: [['list', { printSteps: false }]],
  use: {
    // Recording costs about as much as a test: in CI only its retry is recorded.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      // Root in a container cannot use Chromium's sandbox; the other switches disable background requests, and compilers
      // whose code pays only on pages that live longer than those of tests: they took a sixth of the browser's work.
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--js-flags=--no-opt,--no-maglev',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // Each is the `e2e` task of an Nx project, stories one for each lib, so that only affected ones run.
  projects: [
    ...brands.flatMap((brand) => [
      { name: brand.site, testMatch: 'both/**/*.spec.ts', use: { baseURL: brand.url } },
      {
        name: `${brand.site}-stories`,
        testMatch: 'storybook/stories.spec.ts',
        // One project for all libs: each would start browsers and load Storybook anew.
        grep: chosenLibs(brand.site).map((lib) => new RegExp(`@${lib}$`)),
        // Hundreds of pages in one test: recording a trace would cost more than the tests.
        use: { site: brand.site, trace: 'off' as const },
      },
    ]),
    { name: 'desk', testMatch: 'desk/*.spec.ts', use: { baseURL: process.env['DESK_URL'] } },
    {
      name: 'storybook',
      testMatch: 'storybook/*.spec.ts',
      testIgnore: 'storybook/stories.spec.ts',
      use: { trace: 'off' as const },
    },
  ],
});
