import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { overflow } from './view.ts';

/** Expects a page to be accessible, and no wider than the window. */
export async function expectSound(page: Page) {
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
}
