import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { default as axe, Result, RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';

interface Options {
  /** A part of a page alone: without what only whole pages have, such as a first heading and landmarks around everything. */
  isPart?: boolean;
}

/** Rules about whole pages. */
const PAGE_RULES = ['heading-order', 'landmark-one-main', 'page-has-heading-one', 'region'];

/** axe for browsers: less than half of what `axe.source` gives, which is not minified. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Ends the transitions that are under way: a colour on its way to another has neither's contrast. */
const endTransitions = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });

/** Fails on accessibility violations of moderate, serious or critical impact. */
export async function expectAccessible(page: Page, { isPart = false }: Options = {}) {
  await endTransitions(page);
  const rules = Object.fromEntries(isPart ? PAGE_RULES.map((rule) => [rule, { enabled: false }]) : []);
  // Style sheets, which axe reads by default, are for its experimental rules alone.
  const options: RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] }, rules };
  const violations =
    page.frames().length === 1 ? await violationsOf(page, options) : await violationsInFrames(page, options);
  const grave = violations
    .filter(({ impact }) => impact !== 'minor')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(grave, 'accessibility violations that are not minor').toEqual([]);
}

/**
 * The violations of a document without frames. axe is loaded once a document: `AxeBuilder` loads it for every check, which
 * takes as long as the check of a small page.
 */
async function violationsOf(page: Page, options: RunOptions): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (given) => (await window.axe.run(given)).violations, options);
}

async function violationsInFrames(page: Page, options: RunOptions): Promise<Result[]> {
  return (await new AxeBuilder({ page }).options(options).analyze()).violations;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
