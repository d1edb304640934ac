import { expect, test } from '@playwright/test';
import { libsWithStories } from '../support/libsWithStories.ts';
import { builtStories, libOf } from '../support/storybook.ts';

test('the stories of every lib are listed, including the UI kit and the CMS elements', () => {
  const stories = builtStories();
  expect([...new Set(stories.map(libOf))].sort()).toEqual(libsWithStories);
  expect(stories.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['UI kit/Button', 'CMS elements/PromoBanner']),
  );
});
