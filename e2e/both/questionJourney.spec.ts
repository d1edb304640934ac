import { expectAccessible } from '../support/axe.ts';
import { locales } from '../support/brands.ts';
import { dialogOf, itemOf, press, sectionOf, unique } from '../support/community.ts';
import { atDesk, waiting } from '../support/desk.ts';
import { findInMail } from '../support/mails.ts';
import { text } from '../support/messages.ts';
import { buttonOf, fillRegistration, newEmail } from '../support/registration.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** What is asked; the moderator answers in the same language. */
const words = {
  de: { question: 'Bleibt das nach Jahren noch gut?', answer: 'Ja, mit etwas Pflege.' },
  fr: { question: 'Est-ce que cela dure des années ?', answer: 'Oui, avec un peu de soin.' },
  en: { question: 'Does it still do well after years?', answer: 'Yes, with a little care.' },
  it: { question: 'Va ancora bene dopo anni?', answer: 'Sì, con un po’ di cura.' },
};

for (const locale of locales) {
  test(`somebody without an account asks, registers, and is told by mail of the answer, in ${locale}`, async ({
    page,
    brand,
    browser,
  }) => {
    const say = (id: Parameters<typeof text>[0]) => text(id, {}, locale);
    const question = unique(words[locale].question);
    const { answer } = words[locale];
    const path = (await itemOf(page, brand, 'untold', locale)).link.url;
    const email = newEmail(brand);
    await page.goto(path);
    await hydrated(page);
    const section = sectionOf(page, 'questions');
    const drawer = dialogOf(page, 'question', locale);
    await press(section, say('community.questions.ask'));
    await expect(drawer.getByText(say('community.anonymous.questions'))).toBeVisible();
    await drawer.getByRole('textbox').fill(question);
    await buttonOf(drawer, 'community.writing.question.submit', locale).click();

    const registration = page.getByRole('dialog', { name: say('auth.register.title') });
    await fillRegistration(registration, email, {}, locale);
    await expectAccessible(page);
    await buttonOf(registration, 'auth.register.submit', locale).click();
    await expect(registration).toBeHidden();
    // Where they were, with what they had typed.
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(drawer.getByRole('textbox')).toHaveValue(question);
    await buttonOf(drawer, 'community.writing.question.submit', locale).click();
    await expect(drawer.getByText(say('community.writing.submitted.questionSent.title'))).toBeVisible();
    await expectAccessible(page);
    // It waits: nobody else gets it, in whatever form.
    expect(await (await page.request.get(path)).text()).not.toContain(question);

    await atDesk(browser, brand, waiting('question', question), async (desk) => {
      await expect(desk.getByRole('article').getByText(question)).toBeVisible();
      await desk.keyboard.press('w');
      await desk.getByLabel(text('desk.answer.text'), { exact: true }).fill(answer);
      await desk.keyboard.press('Control+Enter');
      await expect(desk.getByText(text('desk.list.empty'))).toBeVisible();
    });

    const link = await findInMail(page, email, /https?:\/\/\S+questions\S*/);
    expect(new URL(link).pathname).toBe(path);
    const shown = section.locator('article, li').filter({ hasText: question }).first();
    await expect(async () => {
      await page.goto(path);
      await expect(shown).toContainText(answer, { timeout: 2_000 });
    }).toPass();
  });
}
