import type { CommunityQuery } from '@shop/contracts';
import { aReview, aReviewComment, aReviewList, anImage, httpStatus, renderWithShop } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { ReviewList } from '.';

const METHOD = 'community/GetAllReviewsByReference';
const list = <ReviewList referenceType="product" referenceId="gusspfanne" />;

/** Answers as the service does: a page of `total` reviews. */
const reviewsOf =
  (total: number) =>
  ({ page = 0, limit = 3 }: CommunityQuery) => {
    const all = Array.from({ length: total }, (_, index) =>
      aReview({ id: `review-${index + 1}`, shortDescription: `Titel ${index + 1}` }),
    );
    const items = all.slice(page * limit, (page + 1) * limit);
    return { ret: aReviewList({ items, count: total, pagination: { page, pageSize: limit } }) };
  };

describe('ReviewList', () => {
  it('holds its place while loading, then shows the average, the shares and the first three', async () => {
    const ratingPercents = { 1: 0, 2: 0, 3: 0, 4: 20, 5: 80 };
    const { calls } = renderWithShop(list, {
      services: { [METHOD]: { ret: aReviewList({ totalRating: 4.8, count: 1, ratingPercents }) } },
    });
    expect(screen.getByRole('status', { name: /geladen/ })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Hält ein Leben lang' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '4,8 von 5 Sternen' })).toBeInTheDocument();
    expect(screen.getByText('5 Sterne').closest('li')).toHaveTextContent(/80\s%/);
    expect(screen.getByText('12.05.2026')).toHaveAttribute('datetime', '2026-05-12T10:00:00.000Z');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(calls[0]?.args).toEqual([
      { referenceType: 'product', referenceId: 'gusspfanne', onlyApproved: true, page: 0, limit: 3 },
    ]);
  });

  it('shows all on request and moves the focus to the first new one', async () => {
    const { user } = renderWithShop(list, { services: { [METHOD]: reviewsOf(7) } });
    await user.click(await screen.findByRole('button', { name: 'Alle 7 Bewertungen anzeigen' }));
    const fourth = (await screen.findByRole('heading', { name: 'Titel 4' })).closest('li');
    expect(fourth).toHaveFocus();
    expect(screen.getAllByRole('article')).toHaveLength(7);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('keeps bringing pages while there are more than one call may answer with', async () => {
    const { user } = renderWithShop(list, { services: { [METHOD]: reviewsOf(105) } });
    await user.click(await screen.findByRole('button', { name: /Alle 105/ }));
    await screen.findByText('Titel 100');
    await user.click(screen.getByRole('button', { name: /Alle 105/ }));
    expect(await screen.findByText('Titel 105')).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(105);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows pictures, comments and how many found it helpful', async () => {
    const review = aReview({
      imageReferences: [anImage({ description: 'Meine Pfanne' })],
      comments: [aReviewComment()],
      reactions: { likeCounter: 3, dislikeCounter: 1, currentUserReaction: '' },
    });
    const { user } = renderWithShop(list, { services: { [METHOD]: { ret: aReviewList({ items: [review] }) } } });
    const item = within(await screen.findByRole('article'));
    expect(item.getByRole('img', { name: 'Meine Pfanne' })).toBeInTheDocument();
    expect(item.getByText('3 von 4 finden das hilfreich.')).toBeInTheDocument();
    expect(item.getByText('Sehe ich auch so.')).not.toBeVisible();
    await user.click(item.getByText('1 Kommentar'));
    expect(item.getByText('Sehe ich auch so.')).toBeVisible();
  });

  it('says so when nobody has reviewed', async () => {
    renderWithShop(list, { services: { [METHOD]: { ret: aReviewList({ items: [], count: 0 }) } } });
    expect(await screen.findByText('Noch gibt es keine Bewertung.')).toBeInTheDocument();
  });

  it('tries again after a failure', async () => {
    let isBroken = true;
    const answer = () => (isBroken ? httpStatus(400) : { ret: aReviewList() });
    const { user } = renderWithShop(list, { services: { [METHOD]: answer } });
    const retry = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
    isBroken = false;
    await user.click(retry);
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });

  it('keeps the first three when the rest cannot be loaded', async () => {
    const answer = (query: CommunityQuery) => (query.limit === 3 ? reviewsOf(5)(query) : httpStatus(400));
    const { user } = renderWithShop(list, { services: { [METHOD]: answer } });
    await user.click(await screen.findByRole('button', { name: /Alle 5/ }));
    expect(await screen.findByRole('button', { name: 'Noch einmal versuchen' })).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('starts again for another product', async () => {
    const { user, rerender } = renderWithShop(list, { services: { [METHOD]: reviewsOf(5) } });
    await user.click(await screen.findByRole('button', { name: /Alle 5/ }));
    await screen.findByText('Titel 5');
    rerender(<ReviewList referenceType="product" referenceId="topf" />);
    expect(screen.getByRole('status', { name: /geladen/ })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /Alle 5/ })).toBeInTheDocument();
  });
});
