import type { Page } from '@playwright/test';
import type { TestedBrand } from '../support/brands.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Maximum cumulative layout shift, of what nobody has asked for. */
const MAX_SHIFT = 0.01;

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[];
  }
}

/** A page of each kind there is. */
function addressesOf({ measured, series, lists, recipes, community, guide, giftFinder, editorial }: TestedBrand) {
  const addresses = [
    ...Object.values(measured),
    series,
    lists?.withLargeTiles,
    recipes?.list,
    recipes?.membersOnly,
    community?.series,
    guide?.german,
    giftFinder?.path,
    editorial?.people,
    editorial?.makers,
    editorial?.glossary,
    editorial?.index,
  ];
  return [...new Set(addresses.filter((address) => address !== undefined))];
}

/** Runs in the browser before each page's own scripts. */
function noteShifts() {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node }[];
      };
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : ''));
      if (!hadRecentInput) window.shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Resolves once what has changed is painted, and gives the shifts since the last call. */
const takeShifts = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return window.shifts.splice(0);
  });

for (const width of [390, 768]) {
  test(`nothing moves at ${width} px when the style sheet comes after somebody has scrolled`, async ({
    page,
    brand,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(noteShifts);
    const faults: string[] = [];
    for (const address of addressesOf(brand)) {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/assets/styles-*.css', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      await takeShifts(page);
      release();
      await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href));
      await hydrated(page);
      const shifts = await takeShifts(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      if (sum > MAX_SHIFT) faults.push(`${address} moves by ${sum}: ${JSON.stringify(shifts)}`);
      await page.unroute('**/assets/styles-*.css');
    }
    expect(faults).toEqual([]);
  });
}
