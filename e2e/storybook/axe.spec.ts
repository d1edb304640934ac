import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';

const pageWith = (content: string) => `<html lang="en"><title>Page</title><main><h1>Page</h1>${content}</main></html>`;
const violation = /image-alt/;

test('a violation fails the check, in a document that was checked before, too', async ({ page }) => {
  await page.setContent(pageWith('<p>Text</p>'));
  await expectAccessible(page);
  await page.evaluate(() => document.querySelector('main')!.append(document.createElement('img')));
  await expect(expectAccessible(page)).rejects.toThrow(violation);
});

test('a violation in a frame fails the check', async ({ page }) => {
  await page.setContent(
    pageWith('<iframe title="Frame" srcdoc="<html lang=en><title>Frame</title><img src=/x></html>"></iframe>'),
  );
  await expect(expectAccessible(page)).rejects.toThrow(violation);
});

test('a part of a page needs no heading, a page does', async ({ page }) => {
  await page.setContent('<html lang="en"><title>Part</title><p>Text</p></html>');
  await expectAccessible(page, { isPart: true });
  await expect(expectAccessible(page)).rejects.toThrow(/page-has-heading-one/);
});
