import { type ConsoleMessage, expect, type Page, test as base } from '@playwright/test';
import { brands, type TestedBrand } from './brands.ts';

interface Fixtures {
  brand: TestedBrand;
  /** What went wrong in the browser. A test that expects one of them takes it out; any left over fails the test. */
  problems: string[];
}

/** The shop's test: any console error or warning, uncaught error or failed request of a page fails it. */
export const test = base.extend<Fixtures>({
  brand: async ({}, use, info) => {
    await use(brands[info.project.name as 'gi' | 'hmd']);
  },
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      watch(page, problems);
      await use(problems);
      expect(problems, 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function watch(page: Page, problems: string[]) {
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // The browser's guess about a picture that is still being made for the first time, seconds after the load event.
    if (message.text().includes('preloaded using link preload but not used')) return;
    problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // The browser drops what a navigation has made useless.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    problems.push(`failed: ${request.method()} ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      problems.push(`${response.status()}: ${response.url()}`);
    }
  });
}

/** Resolves once React has taken the page over: its controls work from here on. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.documentElement)
      .concat(Object.keys(document))
      .some((key) => key.startsWith('__react')),
  );
}
