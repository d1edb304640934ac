import { expect, type Page, test } from '@playwright/test';
import { brands } from '../support/brands.ts';
import { text } from '../support/messages.ts';
import { storybookUrl } from '../support/storybook.ts';

const STORY = 'ui-kit-collapsibleblock--closed';

async function choose(page: Page, tool: 'Brand' | 'Language', choice: string) {
  await page.getByRole('button', { name: new RegExp(`^${tool}\\b`) }).click();
  await page.getByRole('option', { name: choice }).click();
}

test('the toolbar changes the brand, with its colours and fonts, and the language', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests.push(new URL(request.url()).origin);
  });
  await page.goto(`${storybookUrl}/?path=/story/${STORY}`);
  const story = page.frameLocator('#storybook-preview-iframe');
  const button = (locale: string) =>
    story.getByRole('button', { name: text('ui-kit.collapsibleBlock.more', undefined, locale) });
  const pageStyle = () =>
    button('de').evaluate((element) => {
      const { color, fontFamily } = getComputedStyle(element);
      return { color, fontFamily };
    });
  await expect(button('de')).toBeVisible();

  const before = await pageStyle();
  await choose(page, 'Brand', brands.at(-1)!.name);
  await expect.poll(async () => (await pageStyle()).color).not.toBe(before.color);
  expect((await pageStyle()).fontFamily).not.toBe(before.fontFamily);

  await choose(page, 'Language', 'Français');
  await expect(button('fr')).toBeVisible();
  await expect(story.locator('html')).toHaveAttribute('lang', 'fr');
  expect(new Set(requests), 'what it talks to').toEqual(new Set([storybookUrl]));
});
