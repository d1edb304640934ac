import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Options {
  /** A part of a page alone: without what only whole pages have, such as a first heading and landmarks around everything. */
  isPart?: boolean;
}

/** Rules about whole pages. */
const PAGE_RULES = ['heading-order', 'landmark-one-main', 'page-has-heading-one', 'region'];

/** Ends the transitions that are under way: a colour on its way to another has neither's contrast. */
const endTransitions = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });

/** Fails on accessibility violations of moderate, serious or critical impact. */
export async function expectAccessible(page: Page, { isPart = false }: Options = {}) {
  await endTransitions(page);
  // Checking frames takes two to three times as long, whether there are any or not.
  const isWithoutFrames = page.frames().length === 1;
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(isWithoutFrames);
  if (isPart) axe.disableRules(PAGE_RULES);
  const { violations } = await axe.analyze();
  const grave = violations
    .filter(({ impact }) => impact !== 'minor')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(grave, 'accessibility violations that are not minor').toEqual([]);
}
