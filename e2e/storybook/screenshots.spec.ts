import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { brands } from '../support/brands.ts';
import { builtStories, isRecorded, screenshotOf } from '../support/storybook.ts';

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
}
