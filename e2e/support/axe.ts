import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Options {
  /** Also checks frames; without, it takes half the time. */
  frames?: boolean;
}

/** Resolves once no transition is under way: a colour on its way to another has neither's contrast. */
const transitionsEnded = (page: Page) =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });

/** Fails on accessibility violations of serious or critical impact. */
export async function expectAccessible(page: Page, { frames = true }: Options = {}) {
  await transitionsEnded(page);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(!frames);
  const { violations } = await axe.analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(grave, 'serious and critical accessibility violations').toEqual([]);
}
