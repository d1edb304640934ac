import { readBrands } from '@shop/brands';
import { attackTexts } from '@shop/builders/attack-texts';
import type { QueuedEntry } from '@shop/contracts';
import { signInAtDesk, staff } from '../support/desk.ts';
import { HARM, noteHarm } from '../support/harm.ts';
import { text } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

const { site } = readBrands()[0]!;
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==';

test.use({ locale: 'de-CH' });

test('what customers write is text here, whatever it is, and breaks no rule of the page', async ({ page }) => {
  const noted = await noteHarm(page);
  const items = attackTexts.map(attackedEntry);
  await page.route('**/moderation/GetQueue', (route) =>
    route.fulfill({ json: [{ items, count: items.length, pagination: { page: 0, pageSize: 100 } }, null] }),
  );
  await page.route('**/moderation/History', (route) => {
    const [{ id }] = route.request().postDataJSON() as [{ id: string }];
    const attack = items.find((entry) => entry.id === id)!.text;
    const details = { title: attack, text: attack, pictures: attack, reason: attack };
    return route.fulfill({ json: [[{ act: 'edited', at: Date.now(), moderator: attack, details }], null] });
  });
  await page.route('**/images/personalization/attack-*', (route) =>
    route.fulfill({ contentType: 'image/png', body: Buffer.from(PIXEL, 'base64') }),
  );
  await page.goto(`/${site}/moderation/waiting`);
  await signInAtDesk(page, staff);
  const entry = page.getByRole('article');
  for (const attack of attackTexts) {
    await expect
      .poll(() =>
        entry
          .locator('strong')
          .first()
          .evaluate((title) => title.textContent),
      )
      .toBe(attack);
    await page.keyboard.press('h');
    await expect(entry.getByText(text('desk.act.edited'))).toBeVisible();
    expect(await page.locator('main').locator(HARM).count(), attack).toBe(0);
    await page.keyboard.press('e');
    const described = page.getByLabel(text('desk.edit.picture', { number: 1 }));
    await expect(described).toHaveValue(attack.replaceAll(/[\r\n]/g, ''));
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
  }
  expect(noted).toEqual([]);
});

/** An entry whose every text is an attack. */
function attackedEntry(attack: string, index: number): QueuedEntry {
  const url = `/images/personalization/attack-${index}`;
  return {
    ...{ kind: 'review', id: `attack-${index}`, revision: 0, referenceType: 'product', referenceId: attack },
    ...{ referenceTitle: attack, referenceUrl: '/p/attack', approved: false, holds: [], locale: 'de', score: 1 },
    ...{ title: attack, text: attack, authorAlias: attack, verifiedBuyer: false, parent: null },
    author: { approved: 0, rejected: 0 },
    imageReferences: [{ url, title: attack, description: attack, aspectRatio: 1, width: 1, height: 1 }],
    queuedAt: Date.now(),
  };
}
