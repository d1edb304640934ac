import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { brands, locales } from '../support/brands.ts';
import { builtStories, libOf, openStory, test } from '../support/storybook.ts';

const stories = builtStories();
const sites = brands.map(({ site }) => site);

for (const [component, own = []] of Object.entries(Object.groupBy(stories, ({ title }) => title))) {
  test(`${component} shows every state`, { tag: `@${libOf(own[0]!)}` }, async ({ site, stage: { page, problems } }) => {
    for (const story of own) {
      // Languages take turns; each brand shows a story in another one.
      const locale = locales[(stories.indexOf(story) + sites.indexOf(site)) % locales.length] ?? 'de';
      await test.step(`${story.name} in ${locale}`, async () => {
        problems.length = 0;
        await openStory(page, story, { brand: site, locale });
        await expectAccessible(page, { frames: false });
        expect(problems, 'problems in the browser').toEqual([]);
      });
    }
  });
}
