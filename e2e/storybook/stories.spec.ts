import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { builtStories, expectAsRecorded, isRecorded, libOf, localeOf, openStory, test } from '../support/storybook.ts';

const stories = builtStories();

for (const [component, own = []] of Object.entries(Object.groupBy(stories, ({ title }) => title))) {
  // The tag of the lib comes last: projects find their tests by it.
  const tag = [...(own.some(isRecorded) ? ['@screenshot'] : []), `@${libOf(own[0]!)}`];
  test(`${component} shows every state`, { tag }, async ({ site, stage }) => {
    // `npm run screenshots`
    const renews = test.info().config.updateSnapshots === 'changed';
    for (const story of renews ? own.filter(isRecorded) : own) {
      const locale = localeOf(story, site);
      await test.step(`${story.name} in ${locale}`, async () => {
        stage.problems.length = 0;
        const page = await openStory(stage, story, { brand: site, locale });
        if (!renews) await expectAccessible(page, { isPart: true });
        if (isRecorded(story)) await expectAsRecorded(page, site, story);
        expect(stage.problems, 'problems in the browser').toEqual([]);
      });
    }
  });
}
