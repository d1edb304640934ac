import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Options {
  /** Also checks frames; without, it takes half the time. */
  frames?: boolean;
}

/** Fails on accessibility violations of serious or critical impact. */
export async function expectAccessible(page: Page, { frames = true }: Options = {}) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(!frames);
  const { violations } = await axe.analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(grave, 'serious and critical accessibility violations').toEqual([]);
}
