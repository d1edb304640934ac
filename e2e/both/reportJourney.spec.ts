import { expectAccessible } from '../support/axe.ts';
import { locales } from '../support/brands.ts';
import { closeOf, dialogOf, itemOf, sectionOf, unique } from '../support/community.ts';
import { atDesk } from '../support/desk.ts';
import { text } from '../support/messages.ts';
import { buttonOf, newPerson } from '../support/registration.ts';
import { callService } from '../support/services.ts';
import { expect, hydrated, test } from '../support/test.ts';

for (const locale of locales) {
  test(`a review is reported, read by a moderator and gone, in ${locale}`, async ({ page, brand, browser }) => {
    const say: typeof text = (id, values) => text(id, values, locale);
    const { link, id: referenceId } = await itemOf(page, brand, 'hideQuestions', locale);
    const words = unique('Kauft lieber woanders.');
    const shortDescription = unique('Nein');
    const signIn = async () => {
      const { email, password } = await newPerson(brand);
      await page.request.post('/services/profile/identity/Login', { data: [email, password] });
    };
    await signIn();
    const review = { referenceType: 'product', referenceId, score: 1, shortDescription, description: words };
    const headers = { 'accept-language': locale, 'sec-fetch-site': 'same-origin' };
    await page.request.post('/services/community/AddReview', { data: [review], headers });
    await page.context().clearCookies();
    await signIn();

    const own = sectionOf(page, 'reviews').locator('article').filter({ hasText: words });
    await expect(async () => {
      await page.goto(link.url);
      await expect(own).toHaveCount(1, { timeout: 2_000 });
    }).toPass();
    await hydrated(page);
    const drawer = dialogOf(page, 'report', locale);
    await buttonOf(own, 'community.reviews.report', locale).press('Enter');
    await expect(drawer).toBeVisible();
    await drawer.getByRole('radio', { name: say('community.writing.report.type.other'), exact: true }).check();
    const said = unique('Das ist Werbung.');
    await drawer.getByRole('textbox').fill(said);
    await expectAccessible(page);
    await buttonOf(drawer, 'community.writing.report.submit', locale).click();
    await expect(drawer.getByText(say('community.writing.submitted.reportSent.title'))).toBeVisible();
    await expectAccessible(page);
    await closeOf(drawer, locale).click();
    await expect(drawer).toBeHidden();
    // Reported is not hidden.
    const query = { referenceType: 'product', referenceId, limit: 100 };
    const list = async () =>
      JSON.stringify(await callService(brand, '/services/community/GetAllReviewsByReference', [query]));
    expect(await list()).toContain(words);

    await atDesk(browser, brand, 'reports', async (desk) => {
      const reported = desk.getByRole('listitem').getByRole('button').filter({ hasText: shortDescription });
      await reported.click();
      const entry = desk.getByRole('article');
      await expect(entry.getByText(said)).toBeVisible();
      await expect(entry.getByText(words)).toBeVisible();
      await desk.keyboard.press('r');
      await desk.keyboard.press('1');
      await expect(reported).toHaveCount(0);
    });
    // The desk goes on before the services have answered.
    await expect.poll(list).not.toContain(words);
    await expect(async () => {
      await page.goto(link.url);
      await expect(sectionOf(page, 'reviews')).toBeAttached({ timeout: 2_000 });
      await expect(own).toHaveCount(0, { timeout: 2_000 });
    }).toPass();
  });
}
