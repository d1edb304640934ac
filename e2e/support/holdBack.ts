import type { Page } from '@playwright/test';

/** Holds back what a page requests at matching addresses; gives a function that lets it go, and all that follows. */
export async function holdBack(page: Page, addresses: string | ((url: URL) => boolean)): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
