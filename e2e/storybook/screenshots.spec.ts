import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { brands } from '../support/brands.ts';
import {
  builtStories,
  expectAsRecorded,
  expectNotAsRecorded,
  isRecorded,
  localeOf,
  openStory,
  screenshotOf,
  test,
} from '../support/storybook.ts';

const folder = join(import.meta.dirname, 'screenshots');
const recorded = builtStories().filter(isRecorded);
const keptOf = (site: string) => globSync(`${site}/**/*.png`, { cwd: folder });

for (const { site } of brands) {
  const title = `the visual record of ${site} has at least forty states, and no screenshots of others`;
  test(title, { tag: '@screenshot' }, () => {
    const expected = recorded.map((story) => screenshotOf(site, story).join('/'));
    expect(expected.length).toBeGreaterThanOrEqual(40);
    const others = keptOf(site).filter((file) => !expected.includes(file));
    // `npm run screenshots`; stories without a screenshot fail by themselves.
    if (test.info().config.updateSnapshots === 'changed') for (const file of others) rmSync(join(folder, file));
    else expect(others).toEqual([]);
  });

  test(`a token of ${site} that is a twentieth darker fails the record`, async ({ stage }) => {
    const story = recorded.find(({ id }) => id === 'catalogue-addtocartform--available')!;
    const page = await openStory(stage, story, { brand: site, locale: localeOf(story, site) });
    await expectAsRecorded(page, site, story);
    await page.evaluate(() => {
      const { style } = document.documentElement;
      const colour = getComputedStyle(document.documentElement).getPropertyValue('--button-background');
      style.setProperty('--button-background', `color-mix(in srgb, ${colour} 95%, black)`);
    });
    await expectNotAsRecorded(page, site, story);
    // Further stories are shown in a page with the token as it is.
    await page.goto('about:blank');
  });
}
