import { aQuestion, aQuestionList, aReview, aReviewList } from '@shop/builders';
import type { Question, Review } from '@shop/contracts';
import { screen, within } from '@testing-library/react';
import { renderProfile } from '../test/renderProfile';

const own = { referenceType: '', referenceId: '', onlyApproved: false, page: 0, limit: 10 };

it('lists the own reviews with their state, what they are about, and what was written to them', async () => {
  const review = aReview({
    ...{
      approved: false,
      shortDescription: 'Schön schwer',
      referenceTitle: 'Gusspfanne',
      referenceUrl: '/p/gusspfanne',
    },
    comments: [{ comment: 'Danke!', createdAt: 1, authorAlias: 'Shop', approved: true, parentId: 'review-1' }],
  });
  const { calls } = renderProfile('/reviews', {
    services: { 'community/GetAllReviewsByAuthor': { ret: aReviewList({ items: [review], count: 1 }), error: null } },
  });
  expect(await screen.findByRole('heading', { name: 'Schön schwer' })).toBeVisible();
  expect(screen.getByText('Wird geprüft')).toBeVisible();
  expect(screen.getByText('Danke!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Gusspfanne' })).toHaveAttribute('href', '/p/gusspfanne');
  expect(calls.find(({ method }) => method === 'GetAllReviewsByAuthor')?.args).toEqual([own]);
});

it('lists the own questions with their answers', async () => {
  const answers = [{ comment: '<p>Ja, auf jedem Herd.</p>', createdAt: 1, authorAlias: 'Shop' }];
  const questions = [
    aQuestion({ id: 'a', question: 'Geht das auf Induktion?', answers }),
    aQuestion({ id: 'b', question: 'Und im Ofen?', answers: [] }),
  ];
  const { calls } = renderProfile('/questions', {
    services: {
      'community/GetAllQuestionsByAuthor': { ret: aQuestionList({ items: questions, count: 2 }), error: null },
    },
  });
  expect(await screen.findByText('Ja, auf jedem Herd.')).toBeVisible();
  expect(screen.getAllByText('Noch keine Antwort')).toHaveLength(1);
  expect(calls.find(({ method }) => method === 'GetAllQuestionsByAuthor')?.args).toEqual([own]);
});

const shown = { status: 'approved' as const, referenceTitle: 'Gusspfanne', referenceUrl: '/p/gusspfanne' };
const reviewsOf = (...items: Review[]) => ({
  'community/GetAllReviewsByAuthor': { ret: aReviewList({ items, count: items.length }), error: null },
});
const questionsOf = (...items: Question[]) => ({
  'community/GetAllQuestionsByAuthor': { ret: aQuestionList({ items, count: items.length }), error: null },
});
const press = (name: RegExp) => screen.findByRole('button', { name });

it('says why something is not shown', async () => {
  const refused = { approved: false, status: 'rejected' as const, rejectionReason: 'Bitte nur zur Pfanne.' };
  renderProfile('/questions', { services: questionsOf(aQuestion({ ...shown, ...refused })) });
  expect(await screen.findByText('Nicht gezeigt')).toBeVisible();
  expect(screen.getByText('Der Grund: Bitte nur zur Pfanne.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Gusspfanne' })).toHaveAttribute('href', '/p/gusspfanne');
});

it('edits a review in the form that it was written with', async () => {
  const review = aReview({ ...shown, score: 2, shortDescription: 'Zu schwer' });
  const { user, calls } = renderProfile('/reviews', {
    services: { ...reviewsOf(review), 'community/AddReview': { id: review.id, code: 'waiting', error: null } },
  });
  await user.click(await press(/«Zu schwer» bearbeiten/));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('radio', { name: '2 Sterne' })).toBeChecked();
  expect(dialog.queryByText(/schon bewertet/)).not.toBeInTheDocument();
  const title = dialog.getByRole('textbox', { name: /Titel/ });
  expect(title).toHaveValue('Zu schwer');
  await user.type(title, ' für mich');
  await user.click(dialog.getByRole('button', { name: 'Bewertung senden' }));
  expect(await screen.findByText('Danke für deine Bewertung')).toBeVisible();
  expect(calls.find(({ method }) => method === 'AddReview')?.args).toEqual([
    expect.objectContaining({
      ...{ referenceType: 'product', referenceId: review.referenceId, score: 2 },
      shortDescription: 'Zu schwer für mich',
    }),
  ]);
});

it('edits a question that nobody has answered', async () => {
  const answers = [{ comment: '<p>Ja.</p>', createdAt: 1, authorAlias: 'Shop' }];
  const open = aQuestion({ ...shown, id: 'open', question: 'Und im Ofen?', answers: [] });
  const { user, calls } = renderProfile('/questions', {
    services: {
      ...questionsOf(open, aQuestion({ ...shown, id: 'answered', question: 'Geht das?', answers })),
      'community/EditQuestion': { error: null },
    },
  });
  await user.click(await press(/«Und im Ofen\?» bearbeiten/));
  const text = await screen.findByRole('textbox', { name: /Deine Frage/ });
  expect(text).toHaveValue('Und im Ofen?');
  await user.type(text, ' Bei 250 Grad?');
  await user.click(screen.getByRole('button', { name: 'Frage senden' }));
  expect(await screen.findByText('Danke für deine Frage')).toBeVisible();
  expect(calls.find(({ method }) => method === 'EditQuestion')?.args).toEqual(['open', 'Und im Ofen? Bei 250 Grad?']);
  expect(screen.queryByRole('button', { name: /«Geht das\?» bearbeiten/ })).not.toBeInTheDocument();
});

it('withdraws what was written once somebody is sure; the focus stays with it', async () => {
  const review = aReview({ ...shown, shortDescription: 'Zu schwer' });
  let isWithdrawn = false;
  const { user, calls } = renderProfile('/reviews', {
    services: {
      'community/GetAllReviewsByAuthor': () => ({
        ret: aReviewList({ items: [{ ...review, status: isWithdrawn ? 'withdrawn' : 'approved' }], count: 1 }),
      }),
      'community/Withdraw': () => {
        isWithdrawn = true;
        return { error: null };
      },
    },
  });
  const withdraw = /«Zu schwer» zurückziehen/;
  await user.click(await press(withdraw));
  await user.click(await press(/Stehen lassen/));
  expect(calls.filter(({ method }) => method === 'Withdraw')).toEqual([]);
  await user.click(await press(withdraw));
  await user.click(await press(/Ja, zurückziehen/));
  expect(await screen.findByText('Zurückgezogen')).toBeVisible();
  expect(calls.find(({ method }) => method === 'Withdraw')?.args).toEqual(['review', review.id]);
  expect(screen.queryByRole('button', { name: withdraw })).not.toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'Zu schwer' })).toHaveFocus();
});

it('offers no editing of what is about an item that is gone', async () => {
  renderProfile('/reviews', { services: reviewsOf(aReview({ referenceTitle: '', referenceUrl: '' })) });
  await press(/zurückziehen/);
  expect(screen.queryByRole('button', { name: /bearbeiten/ })).not.toBeInTheDocument();
});

it.each([
  ['/reviews', 'community/GetAllReviewsByAuthor', 'Noch keine Bewertungen'],
  ['/questions', 'community/GetAllQuestionsByAuthor', 'Noch keine Fragen'],
])('%s says so where nothing was written', async (path, method, heading) => {
  const list = path === '/reviews' ? aReviewList({ items: [], count: 0 }) : aQuestionList({ items: [], count: 0 });
  renderProfile(path, { services: { [method]: { ret: list, error: null } } });
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
});
