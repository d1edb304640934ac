import { aQuestion, aQuestionList, aReview, aReviewList } from '@shop/builders';
import { screen } from '@testing-library/react';
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

it.each([
  ['/reviews', 'community/GetAllReviewsByAuthor', 'Noch keine Bewertungen'],
  ['/questions', 'community/GetAllQuestionsByAuthor', 'Noch keine Fragen'],
])('%s says so where nothing was written', async (path, method, heading) => {
  const list = path === '/reviews' ? aReviewList({ items: [], count: 0 }) : aQuestionList({ items: [], count: 0 });
  renderProfile(path, { services: { [method]: { ret: list, error: null } } });
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
});
