import { ensureBrowser } from './ensureBrowser.ts';
import { run } from './run.ts';
import { addDevelopmentStorefronts, addStorybook, shopUrls, startShopUnderTest } from './shopUnderTest.ts';

/** Runs the browser tests against both built shops and the built Storybook. `words` go to Playwright. */
export async function browserTests(words: readonly string[]): Promise<void> {
  const browser = ensureBrowser();
  const shop = await startShopUnderTest();
  try {
    await addDevelopmentStorefronts(shop);
    await addStorybook(shop);
    await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...words], {
      CHROMIUM_PATH: browser,
      GI_URL: shopUrls.gi,
      HMD_URL: shopUrls.hmd,
      GI_DEV_URL: shopUrls.giDev,
      HMD_DEV_URL: shopUrls.hmdDev,
      STORYBOOK_URL: shopUrls.storybook,
    });
  } finally {
    await shop.stop();
  }
}
