import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { brands, locales } from '../support/brands.ts';
import { builtStories, openStory, test } from '../support/storybook.ts';

const stories = builtStories();
const components = Object.entries(Object.groupBy(stories, ({ title }) => title));

test('there are stories of the UI kit and of the CMS elements', () => {
  expect(components.map(([title]) => title)).toEqual(
    expect.arrayContaining(['UI kit/Button', 'CMS elements/PromoBanner']),
  );
});

for (const [turn, site] of Object.keys(brands).entries()) {
  for (const [component, own = []] of components) {
    test(`${component} shows every state in ${site}`, async ({ stage: { page, problems } }) => {
      for (const story of own) {
        // Every language has its turn; the other brand shows the story in another one.
        const locale = locales[(stories.indexOf(story) + turn) % locales.length] ?? 'de';
        await test.step(`${story.name} in ${locale}`, async () => {
          problems.length = 0;
          await openStory(page, story, { brand: site, locale });
          await expectAccessible(page, { frames: false });
          expect(problems, 'problems in the browser').toEqual([]);
        });
      }
    });
  }
}
