import { ensureBrowser } from './ensureBrowser.ts';
import { run } from './run.ts';
import { addDevelopmentStorefronts, shopUrls, startShopUnderTest } from './shopUnderTest.ts';

/** Runs the browser tests against both built shops. `words` go to Playwright. */
export async function browserTests(words: readonly string[]): Promise<void> {
  const browser = ensureBrowser();
  const shop = await startShopUnderTest();
  try {
    await addDevelopmentStorefronts(shop);
    await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...words], {
      CHROMIUM_PATH: browser,
      GI_URL: shopUrls.gi,
      HMD_URL: shopUrls.hmd,
      GI_DEV_URL: shopUrls.giDev,
      HMD_DEV_URL: shopUrls.hmdDev,
    });
  } finally {
    await shop.stop();
  }
}
