import { expectAccessible } from '../support/axe.ts';
import { locales } from '../support/brands.ts';
import { closeOf, dialogOf, itemOf, press, sectionOf, unique } from '../support/community.ts';
import { atDesk, waiting } from '../support/desk.ts';
import { text } from '../support/messages.ts';
import { buttonOf, newPerson } from '../support/registration.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { boxOf } from '../support/view.ts';

/** px of a button with a symbol alone. */
const MAX_BUTTON_WIDTH = 64;

for (const locale of locales) {
  test(`a customer adds pictures to a review, and they are shown with it and in the gallery once it is approved, in ${locale}`, async ({
    page,
    brand,
    browser,
  }) => {
    const say: typeof text = (id, values) => text(id, values, locale);
    const { link } = await itemOf(page, brand, 'hideQuestions', locale);
    const { email, password } = await newPerson(brand);
    await page.request.post('/services/profile/identity/Login', { data: [email, password] });
    await page.goto(link.url);
    await hydrated(page);
    // Real pictures, larger than they are sent.
    const [tall, wide] = await Promise.all([
      page.screenshot({ type: 'jpeg', fullPage: true }),
      page.screenshot({ type: 'png' }),
    ]);
    const section = sectionOf(page, 'reviews');
    const drawer = dialogOf(page, 'review', locale);
    await press(section, say('community.reviews.write'));
    await expect(drawer.getByLabel(say('community.writing.review.shortDescription'))).toBeVisible();
    await drawer.getByRole('radio', { name: say('community.reviews.stars', { score: 5 }) }).focus();
    await page.keyboard.press('Space');
    const title = unique('Mit Bildern');
    const words = unique('So sieht es bei uns aus.');
    await drawer.getByLabel(say('community.writing.review.shortDescription')).fill(title);
    await drawer.getByLabel(say('community.writing.review.description')).fill(words);

    const chooser = drawer.getByLabel(say('community.writing.pictures.choose'));
    await chooser.setInputFiles([
      { name: 'hoch.jpg', mimeType: 'image/jpeg', buffer: tall },
      { name: 'breit.png', mimeType: 'image/png', buffer: wide },
      { name: '"><img src=x onerror=alert(1)>.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    ]);
    const uploaded = drawer.getByRole('img', { name: say('community.writing.pictures.alt', { number: '' }).trim() });
    await expect(uploaded).toHaveCount(2);
    await expect(drawer.getByText(say('community.writing.pictures.error.type'))).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: say('community.writing.pictures.remove', { number: 1 }) }).focus();
    await page.keyboard.press('Enter');
    await expect(uploaded).toHaveCount(1);
    await expect(chooser).toBeFocused();
    await chooser.setInputFiles({ name: 'hoch.jpg', mimeType: 'image/jpeg', buffer: tall });
    await expect(uploaded).toHaveCount(2);
    await buttonOf(drawer, 'community.writing.review.submit', locale).click();
    // Nobody has looked at the pictures yet.
    await expect(drawer.getByText(say('community.writing.submitted.reviewWaiting.text'))).toBeVisible();
    await closeOf(drawer, locale).click();
    await page.reload();
    await hydrated(page);
    await expect(section.getByRole('heading', { name: title })).toHaveCount(0);

    await atDesk(browser, brand, waiting('review', words), async (desk) => {
      const entry = desk.getByRole('article');
      await expect(entry.getByText(words)).toBeVisible();
      await expect(entry.locator('img')).toHaveCount(2);
      await desk.keyboard.press('a');
      await expect(desk.getByText(text('desk.list.empty'))).toBeVisible();
    });
    const own = section.locator('article').filter({ hasText: words });
    await expect(async () => {
      await page.reload();
      await expect(own).toHaveCount(1, { timeout: 2_000 });
    }).toPass();
    await hydrated(page);
    const count = 2;
    const author = (await own.locator('strong').first().textContent()) ?? '';
    const nameOf = (number: number) => say('community.reviews.picture', { author, number, count });
    await expect(own.getByRole('button', { name: nameOf(2) })).toBeVisible();

    const gallery = section
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: say('community.gallery.title') }) });
    await expect(async () => {
      await section.scrollIntoViewIfNeeded();
      await expect(gallery.getByRole('button').first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expectAccessible(page);
    // Others send pictures of the same item.
    const source = await own
      .getByRole('button', { name: nameOf(2) })
      .locator('img')
      .getAttribute('src');
    await gallery
      .getByRole('button')
      .filter({ has: page.locator(`img[src="${source}"]`) })
      .press('Enter');
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByRole('img', { name: title })).toBeInViewport({ ratio: 1 });
    // The gallery around it has buttons of another look, which fill their space.
    const close = viewer.getByRole('button', { name: say('catalogue.zoom.close') });
    expect((await boxOf(close)).width).toBeLessThan(MAX_BUTTON_WIDTH);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  });
}
