import { attackTexts } from '@shop/builders/attack-texts';
import type { Question, QuestionList, Review, ReviewList } from '@shop/contracts';
import { comeNear, itemOf, sectionOf } from '../support/community.ts';
import { HARM, noteHarm } from '../support/harm.ts';
import { text } from '../support/messages.ts';
import { expect, hydrated, test } from '../support/test.ts';

test('texts of customers that are attacks are shown as texts, and break no rule of the page', async ({
  page,
  brand,
}) => {
  const product = await itemOf(page, brand, 'discussed');
  const noted = await noteHarm(page);
  await page.route('**/services/community/GetAllReviewsByReference', async (route) => {
    const reply = await route.fetch();
    const [{ items, ...list }, error] = (await reply.json()) as [ReviewList, null];
    const attacked = attackTexts.map((attack, index) => attackedReview(items[0]!, attack, index));
    await route.fulfill({ response: reply, json: [{ ...list, items: attacked, count: attacked.length }, error] });
  });
  await page.route('**/services/community/GetAllQuestionsByReference', async (route) => {
    const reply = await route.fetch();
    const [{ items, ...list }, error] = (await reply.json()) as [QuestionList, null];
    const attacked = attackTexts.map((attack, index) => attackedQuestion(items[0]!, attack, index));
    await route.fulfill({ response: reply, json: [{ ...list, items: attacked, count: attacked.length }, error] });
  });
  await page.goto(product.link.url);
  await hydrated(page);
  const section = sectionOf(page, 'reviews');
  const order = section.getByRole('combobox', { name: text('community.reviews.sort') });
  await expect(async () => {
    await section.scrollIntoViewIfNeeded();
    await order.selectOption('worst', { timeout: 1_000 });
    await expect(section.locator('article')).toHaveCount(attackTexts.length, { timeout: 2_000 });
  }).toPass();
  const shown = await section.locator('article h3').evaluateAll((titles) => titles.map((one) => one.textContent));
  expect(shown).toEqual(attackTexts);
  expect(await section.locator('article').locator(`${HARM}, a`).count()).toBe(0);
  await section.locator('article').last().scrollIntoViewIfNeeded();

  const questions = sectionOf(page, 'questions');
  await comeNear(questions);
  await questions.locator('a[href*="show=questions"]').click();
  await expect(questions.locator('article')).toHaveCount(attackTexts.length);
  const asked = await questions.locator('article h3').evaluateAll((titles) => titles.map((one) => one.textContent));
  expect(asked).toEqual(attackTexts);
  expect(await questions.locator('article').locator(`${HARM}, a`).count()).toBe(0);
  await questions.locator('article').last().scrollIntoViewIfNeeded();
  expect(noted).toEqual([]);
});

/** A review in which every text is an attack. */
function attackedReview(review: Review, attack: string, index: number): Review {
  const comment = { comment: attack, authorAlias: attack, createdAt: review.createdAt, approved: true, parentId: '' };
  return {
    ...{ ...review, id: `attack-${index}`, shortDescription: attack, description: attack, authorAlias: attack },
    comments: [comment],
    imageReferences: [],
  };
}

/** A question in which every text is an attack; answers are sanitised by the services. */
function attackedQuestion(question: Question, attack: string, index: number): Question {
  return { ...question, id: `attack-${index}`, question: attack, entrie: attack, authorAlias: attack, answers: [] };
}
