import { expectAccessible } from '../support/axe.ts';
import { closeOf, dialogOf, itemOf, press, sectionOf, unique } from '../support/community.ts';
import { text } from '../support/messages.ts';
import { buttonOf, newPerson } from '../support/registration.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { boxOf, overflow } from '../support/view.ts';

const CREATE = '**/services/personalization/image/Create';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('an item is rated by touch, and a picture that does not arrive is sent again', async ({
  page,
  brand,
  problems,
}) => {
  const { link } = await itemOf(page, brand, 'hideQuestions');
  const { email, password } = await newPerson(brand);
  await page.request.post('/services/profile/identity/Login', { data: [email, password] });
  await page.goto(link.url);
  await hydrated(page);
  const drawer = dialogOf(page, 'review');
  await press(sectionOf(page, 'reviews'), text('community.reviews.write'));
  const star = (score: number) => drawer.getByRole('radio', { name: text('community.reviews.stars', { score }) });
  const tapStar = async (score: number) => {
    const label = star(score).locator('xpath=ancestor::label');
    // Waits until the drawer has come to rest.
    await label.tap();
    const { width, height } = await boxOf(label);
    // Fingers need 24 px at least (WCAG 2.5.8).
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await expect(star(score)).toBeChecked();
  };
  await tapStar(2);
  await tapStar(5);
  await expect(star(2)).not.toBeChecked();
  const title = unique('Mit dem Daumen geschrieben');
  await drawer.getByLabel(text('community.writing.review.shortDescription')).fill(title);
  await drawer.getByLabel(text('community.writing.review.description')).fill('Kam heil an.');

  // The line breaks after the picture has left.
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(CREATE, async (route) => {
    await held;
    await route.abort();
  });
  const buffer = await page.screenshot({ type: 'jpeg' });
  const name = 'daheim.jpg';
  const chooser = drawer.getByLabel(text('community.writing.pictures.choose'));
  await chooser.setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await expect(
    drawer.getByRole('progressbar', { name: text('community.writing.pictures.uploading', { name }) }),
  ).toBeVisible();
  await expectAccessible(page);
  letGo();
  const retry = buttonOf(drawer, 'ui-kit.retryButton.text');
  await expect(drawer.getByText(text('community.writing.pictures.error.failed'))).toBeVisible();
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);

  await page.unroute(CREATE);
  await retry.tap();
  await expect(drawer.getByRole('img', { name: text('community.writing.pictures.alt', { number: 1 }) })).toBeVisible();
  await buttonOf(drawer, 'community.writing.review.submit').tap();
  // Nobody has looked at the picture yet.
  await expect(drawer.getByText(text('community.writing.submitted.reviewWaiting.text'))).toBeVisible();
  await closeOf(drawer).tap();
  await expect(drawer).toBeHidden();
  // What the specification wants logged, and the browser itself.
  const expected = /Failed to upload an image|ERR_FAILED/;
  expect(problems.splice(0).filter((problem) => !expected.test(problem))).toEqual([]);
});
