import { type ConsoleMessage, expect, type Page, test as base } from '@playwright/test';
import type { Samples } from '@shop/brands/samples';
import { brands, type TestedBrand } from './brands.ts';

interface Fixtures {
  brand: TestedBrand;
  /** Errors of the browser. A test that expects one removes it; any left over fails the test. */
  problems: string[];
  /** The stored answer of the consent banner; by default it is answered. */
  consent: 'open' | 'refused';
}

/** The shop's test: any console error or warning, uncaught error or failed request of a page fails it. */
export const test = base.extend<Fixtures>({
  consent: ['refused', { option: true }],
  context: async ({ context, consent }, use) => {
    if (consent === 'refused') await context.addInitScript(refuseConsent);
    await context.addInitScript(noteHydration);
    await use(context);
  },
  brand: async ({}, use, info) => {
    const brand = brands.find(({ site }) => site === info.project.name);
    if (!brand) throw new Error(`The project ${info.project.name} is no brand.`);
    await use(brand);
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

/** The samples of a brand's demo content. Skips the test if there is none of this kind. */
export function sampleOf<Name extends keyof Samples>(brand: TestedBrand, name: Name): NonNullable<Samples[Name]> {
  const sample = brand[name];
  test.skip(sample === undefined, `The samples of ${brand.site} name no ${name}.`);
  return sample!;
}

/** Records errors of a page from now on. */
export function watch(page: Page, problems: string[]) {
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // Chromium warns of unused preloads seconds after load, e.g. when the image service is still encoding.
    if (message.text().includes('preloaded using link preload but not used')) return;
    problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Requests aborted by a navigation.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    problems.push(`failed: ${request.method()} ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      problems.push(`${response.status()}: ${response.url()}`);
    }
  });
}

/** Runs in the browser before each page's own scripts. */
function refuseConsent() {
  // Documents without an origin, and embedded ones, may have no storage.
  if (location.origin === 'null' || window.top !== window || localStorage.getItem('consent')) return;
  const record = { version: 1, date: new Date().toISOString(), decided: true, granted: [] };
  localStorage.setItem('consent', JSON.stringify(record));
}

declare global {
  interface Window {
    hasHydrated?: boolean;
  }
}

/** Runs in the browser before each page's own scripts. Without a running clock there are no performance marks. */
function noteHydration() {
  window.addEventListener('hydrated', () => (window.hasHydrated = true), { once: true });
}

/** Resolves once the page is hydrated. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => window.hasHydrated || performance.getEntriesByName('hydrated').length > 0);
}
