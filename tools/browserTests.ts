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

/** The project of a brand's stories. */
export const storiesProject = (site: string) => `${site}-stories`;

/**
 * Runs browser tests on what is built. `words` go to Playwright, with one project more for each brand and lib, its stories:
 * `<site>-<lib>`. Only what the projects named by `--project` open is started, everything where none is named.
 */
export async function browserTests(words: readonly string[]): Promise<void> {
  const browser = ensureBrowser();
  const { names, others } = projectsIn(words);
  const isOpened = (project: string) => !names.length || names.includes(project);
  const opened = readBrands().filter(({ site }) => isOpened(site));
  const desk = isOpened(DESK);
  const shop = await startShopUnderTest(opened, desk);
  try {
    await addDevelopmentStorefronts(shop, opened);
    // The other projects are of stories.
    if (!names.length || names.length > opened.length + Number(desk)) await addStorybook(shop);
    const storiesOf = names.filter((name) => projectOfLib(name) !== undefined);
    const projects = new Set(names.map((name) => projectOfLib(name) ?? name));
    const chosen = Array.from(projects, (project) => `--project=${project}`);
    await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...others, ...chosen], {
      CHROMIUM_PATH: browser,
      ...(storiesOf.length > 0 && { STORIES_OF: storiesOf.join() }),
      ...addressVariables(),
      ...((opened.length > 0 || desk) && databaseVariables()),
    });
  } finally {
    await shop.stop();
  }
}

/** The projects that words for Playwright name, and the other words. */
function projectsIn(words: readonly string[]) {
  const { tokens } = parseArgs({
    args: [...words],
    options: { project: { type: 'string', multiple: true } },
    strict: false,
    tokens: true,
  });
  const named = tokens.filter((token) => token.kind === 'option').filter(({ name }) => name === 'project');
  const taken = new Set(named.flatMap(({ index, inlineValue }) => (inlineValue ? [index] : [index, index + 1])));
  return {
    names: named.flatMap(({ value }) => value ?? []),
    others: words.filter((_word, index) => !taken.has(index)),
  };
}

/** The project that the stories of one lib are in; undefined for what is a project itself. */
function projectOfLib(name: string): string | undefined {
  const site = readBrands().find((brand) => name.startsWith(`${brand.site}-`))?.site;
  return site === undefined || name === storiesProject(site) ? undefined : storiesProject(site);
}
