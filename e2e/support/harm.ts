import type { Page } from '@playwright/test';

/** Elements that texts of customers would become if they were taken for HTML. */
export const HARM = 'script, iframe, object, embed, svg[onload], [onerror], [onclick], a[href^="javascript:"]';

/** What breaks the content security policy of a page, or opens a window of the browser, from the next load on. */
export async function noteHarm(page: Page): Promise<readonly string[]> {
  const noted: string[] = [];
  await page.exposeFunction('noteHarm', (what: string) => noted.push(what));
  await page.addInitScript(() => {
    const note = (what: string) => void (window as never as { noteHarm(what: string): void }).noteHarm(what);
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      note(`${violatedDirective} ${blockedURI}`),
    );
    window.alert = (words) => note(`alert ${String(words)}`);
  });
  return noted;
}
