import { parseArgs } from 'node:util';
import { readBrands } from '@shop/brands';
import { ensureBrowser } from './ensureBrowser.ts';
import { run } from './run.ts';
import {
  addDevelopmentStorefronts,
  addressVariables,
  addStorybook,
  databaseVariables,
  startShopUnderTest,
} from './shopUnderTest.ts';

/** The project of the desk's tests. */
const DESK = 'desk';

/**
 * Runs browser tests on what is built. `words` go to Playwright. Only what the projects named by `--project` open is
 * started, everything where none is named.
 */
export async function browserTests(words: readonly string[]): Promise<void> {
  const browser = ensureBrowser();
  const projects = projectsOf(words);
  const isOpened = (project: string) => !projects.length || projects.includes(project);
  const opened = readBrands().filter(({ site }) => isOpened(site));
  const desk = isOpened(DESK);
  const shop = await startShopUnderTest(opened, desk);
  try {
    await addDevelopmentStorefronts(shop, opened);
    // The other projects are of stories.
    if (!projects.length || projects.length > opened.length + Number(desk)) await addStorybook(shop);
    await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...words], {
      CHROMIUM_PATH: browser,
      ...addressVariables(),
      ...((opened.length > 0 || desk) && databaseVariables()),
    });
  } finally {
    await shop.stop();
  }
}

/** The projects that words for Playwright name. */
function projectsOf(words: readonly string[]): readonly string[] {
  const { values } = parseArgs({
    args: [...words],
    options: { project: { type: 'string', multiple: true } },
    strict: false,
  });
  return (values['project'] ?? []) as string[];
}
