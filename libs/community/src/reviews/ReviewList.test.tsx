import { aReview, aReviewComment, aReviewList, anIdentity, anImage, httpStatus } from '@shop/builders';
import type { community, CommunityQuery, Identity, ResultsOf, ReviewList as ReviewListAnswer } from '@shop/contracts';
import { Notifications } from '@shop/notices';
import { renderWithShop } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ReviewList } from '.';
import type { PictureViewer } from './PictureViewer';

const METHOD = 'community/GetAllReviewsByReference';
const Viewer: PictureViewer = ({ images, start, title, onClose }) => (
  <dialog open aria-label={title}>
    {images[start]?.url}
    <button onClick={onClose}>Zu</button>
  </dialog>
);
type VoteReply = ResultsOf<typeof community, 'AddReactionToReview'>;
const list = <ReviewList referenceType="product" referenceId="gusspfanne" Viewer={Viewer} />;

/** Answers as the service does: a page of `total` reviews. */
const reviewsOf =
  (total: number, part: Partial<ReviewListAnswer> = {}) =>
  ({ page = 0, limit = 3 }: CommunityQuery) => {
    const all = Array.from({ length: total }, (_, index) =>
      aReview({ id: `review-${index + 1}`, shortDescription: `Titel ${index + 1}` }),
    );
    const items = all.slice(page * limit, (page + 1) * limit);
    return { ret: aReviewList({ items, count: total, pagination: { page, pageSize: limit }, ...part }) };
  };

describe('ReviewList', () => {
  it('shows a placeholder while loading, then the average, the shares and the first three', async () => {
    const ratingPercents = { 1: 0, 2: 0, 3: 0, 4: 20, 5: 80 };
    const { calls } = renderWithShop(list, {
      services: { [METHOD]: { ret: aReviewList({ totalRating: 4.8, count: 1, ratingPercents }) } },
    });
    expect(screen.getByRole('status', { name: /geladen/ })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Hält ein Leben lang' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '4.8 von 5 Sternen' })).toBeInTheDocument();
    expect(screen.getByText('5 Sterne').closest('li')).toHaveTextContent(/80\s%/);
    expect(screen.getByText('12.05.2026')).toHaveAttribute('datetime', '2026-05-12');
    expect(screen.queryByRole('button', { name: /anzeigen/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.args).toEqual([
      { referenceType: 'product', referenceId: 'gusspfanne', onlyApproved: true, page: 0, limit: 3 },
    ]);
  });

  it('names and links the item of a review of another one, as a series has them', async () => {
    const items = [
      aReview({ id: 'own', referenceId: 'guss', referenceTitle: 'Guss', referenceUrl: '/guss' }),
      aReview({ id: 'lid', referenceId: 'deckel', referenceTitle: 'Deckel 28 cm', referenceUrl: '/deckel' }),
      aReview({ id: 'gone', referenceId: 'gone', referenceTitle: '', referenceUrl: '' }),
    ];
    renderWithShop(<ReviewList referenceType="series" referenceId="guss" Viewer={Viewer} />, {
      services: { [METHOD]: { ret: aReviewList({ items, count: items.length }) } },
    });
    const entries = await screen.findAllByRole('article');
    expect(entries.map((entry) => within(entry).queryByRole('link')?.textContent)).toEqual([
      undefined,
      'Deckel 28 cm',
      undefined,
    ]);
    expect(screen.getByRole('link', { name: 'Deckel 28 cm' })).toHaveAttribute('href', '/deckel');
  });

  it('shows all on request and moves the focus to the first new one', async () => {
    const { user } = renderWithShop(list, { services: { [METHOD]: reviewsOf(7) } });
    await user.click(await screen.findByRole('link', { name: 'Alle 7 Bewertungen anzeigen' }));
    const fourth = (await screen.findByRole('heading', { name: 'Titel 4' })).closest('li');
    expect(fourth).toHaveFocus();
    expect(screen.getAllByRole('article')).toHaveLength(7);
    expect(screen.queryByRole('link', { name: /anzeigen/ })).not.toBeInTheDocument();
  });

  it('links to an address that shows all, for new tabs and without scripts', async () => {
    const services = { [METHOD]: reviewsOf(7) };
    const { unmount } = renderWithShop(list, { services, path: '/gusspfanne?variant=rot' });
    const link = await screen.findByRole('link', { name: /Alle 7/ });
    expect(link).toHaveAttribute('href', '?variant=rot&show=reviews#reviews');
    const atTheEnd = jest.fn((event: Event) => {
      const isTaken = event.defaultPrevented;
      event.preventDefault();
      return isTaken;
    });
    document.addEventListener('click', atTheEnd);
    fireEvent.click(link, { ctrlKey: true });
    fireEvent.click(link);
    document.removeEventListener('click', atTheEnd);
    expect(atTheEnd.mock.results.map(({ value }) => value)).toEqual([false, true]);
    expect(await screen.findByText('Titel 7')).toBeInTheDocument();
    unmount();

    const { calls } = renderWithShop(list, { services, path: '/gusspfanne?variant=rot&show=reviews' });
    expect(await screen.findByText('Titel 7')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /anzeigen/ })).not.toBeInTheDocument();
    expect(calls.map(({ args }) => (args[0] as CommunityQuery).limit).sort()).toEqual([100, 3]);
  });

  // Computing the roles of over a hundred reviews takes seconds, so these two tests search by text.
  it('loads further pages while there are more than one call returns', async () => {
    const { user } = renderWithShop(list, { services: { [METHOD]: reviewsOf(105) } });
    await user.click(await screen.findByText(/Alle 105/));
    await screen.findByText('Titel 100');
    await user.click(screen.getByText(/Alle 105/));
    expect(await screen.findByText('Titel 105')).toBeInTheDocument();
    expect(screen.getAllByText(/^Titel \d+$/)).toHaveLength(105);
    expect(screen.queryByText(/anzeigen/)).not.toBeInTheDocument();
  });

  it('shows that a further page failed, and retries on request', async () => {
    let isBroken = true;
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    const answer = async (query: CommunityQuery) => {
      if (!query.page) return reviewsOf(105)(query);
      if (isBroken) return httpStatus(400);
      await arrival;
      return reviewsOf(105)(query);
    };
    const { user } = renderWithShop(list, { services: { [METHOD]: answer } });
    await user.click(await screen.findByText(/Alle 105/));
    await screen.findByText('Titel 100');
    await user.click(screen.getByText(/Alle 105/));
    const retry = await screen.findByText('Noch einmal versuchen');
    expect(screen.getAllByText(/^Titel \d+$/)).toHaveLength(100);
    isBroken = false;
    await user.click(retry);
    expect(await screen.findByLabelText(/geladen/)).toBeInTheDocument();
    arrive();
    const shown = await screen.findByText('Titel 105');
    await waitFor(() => expect(document.activeElement).toContainElement(shown));
    expect(document.body).not.toHaveFocus();
    expect(screen.queryByText('Noch einmal versuchen')).not.toBeInTheDocument();
  });

  it('shows few comments at once, and collapses many', async () => {
    const comments = ['Eins', 'Zwei', 'Drei'].map((comment, index) => aReviewComment({ comment, createdAt: index }));
    const items = [aReview({ id: 'few', comments: comments.slice(0, 2) }), aReview({ id: 'many', comments })];
    const { user } = renderWithShop(list, { services: { [METHOD]: { ret: aReviewList({ items, count: 2 }) } } });
    const [few, many] = await screen.findAllByRole('article');
    expect(within(few!).getByText('Zwei')).toBeVisible();
    expect(within(many!).getByText('Zwei')).not.toBeVisible();
    await user.click(within(many!).getByText('3 Kommentare'));
    expect(within(many!).getByText('Zwei')).toBeVisible();
  });

  it('opens the viewer at the clicked picture', async () => {
    const imageReferences = ['eins', 'zwei'].map((name) => anImage({ url: `/images/${name}`, description: '' }));
    const items = [aReview({ imageReferences, authorAlias: 'Anna M.' })];
    const { user } = renderWithShop(list, { services: { [METHOD]: { ret: aReviewList({ items }) } } });
    await user.click(await screen.findByRole('button', { name: 'Bild 2 von 2 von Anna M. vergrössern' }));
    expect(screen.getByRole('dialog', { name: 'Bilder von Anna M.' })).toHaveTextContent('/images/zwei');
    await user.click(screen.getByRole('button', { name: 'Zu' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('marks a comment in another language than the page, whatever the language of its review', async () => {
    const comments = [
      aReviewComment({ comment: 'Gern geschehen.', locale: 'de' }),
      aReviewComment({ comment: 'Merci !', authorAlias: 'Luc P.', locale: 'fr' }),
    ];
    const items = [aReview({ locale: 'fr', comments })];
    renderWithShop(list, { services: { [METHOD]: { ret: aReviewList({ items }) } } });
    const foreign = await screen.findByText('Merci !');
    expect(foreign).toHaveAttribute('lang', 'fr');
    expect(foreign.parentElement).toHaveTextContent('· FR');
    expect(screen.getByText('Gern geschehen.')).not.toHaveAttribute('lang');
  });

  it('marks what is written in another language', async () => {
    const items = [aReview({ locale: 'fr', shortDescription: 'Parfait' }), aReview({ id: 'own', locale: 'de' })];
    renderWithShop(list, { services: { [METHOD]: { ret: aReviewList({ items, count: 2 }) } } });
    const foreign = await screen.findByRole('heading', { name: 'Parfait' });
    expect(foreign).toHaveAttribute('lang', 'fr');
    expect(screen.getAllByText(/· FR/)).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Hält ein Leben lang' })).not.toHaveAttribute('lang');
  });

  describe('of many', () => {
    const ratingPercents = { 1: 0, 2: 0, 3: 0, 4: 20, 5: 80 };
    const services = { [METHOD]: reviewsOf(7, { ratingPercents }) };
    const asked = (calls: readonly { args: readonly unknown[] }[]) => calls.at(-1)?.args[0];

    it('shows those of one score, and all again', async () => {
      const { user, calls } = renderWithShop(list, { services });
      const bar = await screen.findByRole('button', { name: /4 Sterne/ });
      expect(screen.queryByRole('button', { name: /3 Sterne/ })).not.toBeInTheDocument();
      await user.click(bar);
      await waitFor(() => expect(asked(calls)).toMatchObject({ score: 4, limit: 3 }));
      expect(bar).toHaveAttribute('aria-pressed', 'true');
      await user.click(screen.getByRole('button', { name: '4 Sterne alle zeigen' }));
      expect(bar).toHaveAttribute('aria-pressed', 'false');
      // The pressed button is gone: the focus is beside the number of those that are shown now.
      await waitFor(() => expect(document.activeElement).toHaveTextContent(/^7 Bewertungen$/));
      expect(calls).toHaveLength(2);
    });

    it.each([
      ['rare ones too', { 1: 0, 2: 1, 3: 0, 4: 0, 5: 99 }, ['5 Sterne', '2 Sterne']],
      ['but not the one all have', { 1: 0, 2: 0, 3: 0, 4: 0, 5: 100 }, []],
    ])('offers the scores that occur, %s', async (_which, percents, offered) => {
      renderWithShop(list, { services: { [METHOD]: reviewsOf(250, { ratingPercents: percents }) } });
      await screen.findByRole('link', { name: /Alle 250/ });
      const bars = screen.queryAllByRole('button', { name: /^\d Stern/ });
      expect(bars.map((bar) => /^\d Sterne?/.exec(bar.textContent)?.[0])).toEqual(offered);
    });

    it('sorts them, keeping the chosen score', async () => {
      const { user, calls } = renderWithShop(list, { services });
      await user.click(await screen.findByRole('button', { name: /5 Sterne/ }));
      const order = screen.getByRole('combobox', { name: 'Reihenfolge' });
      await user.selectOptions(order, 'Hilfreichste zuerst');
      expect(asked(calls)).toMatchObject({ score: 5, sort: 'helpful' });
      await user.click(screen.getByRole('button', { name: /^5 Sterne.*80/ }));
      expect(asked(calls)).not.toHaveProperty('score');
      expect(asked(calls)).toMatchObject({ sort: 'helpful' });
    });
  });

  describe('taking part', () => {
    const reactions = { likeCounter: 3, dislikeCounter: 1, currentUserReaction: 'like' as const };
    const services = { [METHOD]: { ret: aReviewList({ items: [aReview({ reactions })] }) } };
    const state = { session: { status: 'authenticated' as const, identity: anIdentity(), authForm: null } };
    const unknown = {
      session: { status: 'unknown' as const, identity: null, authForm: null, hasCookie: true as const },
    };
    const shown = (
      <>
        <Notifications />
        {list}
      </>
    );

    it.each([/^Hilfreich/, /^Nicht hilfreich/])(
      'by %s leads a visitor without an account to the registration, with a link to the login',
      async (name) => {
        const { user, store } = renderWithShop(shown, { services });
        await user.click(await screen.findByRole('button', { name }));
        expect(await screen.findByText(/Bewerten, kommentieren/)).toBeVisible();
        expect(store.getState()).toMatchObject({ session: { authForm: 'register' } });
        await user.click(screen.getByRole('button', { name: 'Ich habe schon ein Konto' }));
        expect(store.getState()).toMatchObject({ session: { authForm: 'login' } });
      },
    );

    it('by a vote waits, where who visits is not known yet, and counts it for a customer', async () => {
      const whoAmI = Promise.withResolvers<{ ret: Identity | null }>();
      const counters = { likeCounter: 4, dislikeCounter: 1, currentUserReaction: 'like' as const };
      const { user, store, calls } = renderWithShop(shown, {
        state: unknown,
        services: {
          ...services,
          'identity/WhoAmI': () => whoAmI.promise,
          'community/AddReactionToReview': { counters, error: null },
        },
      });
      await user.click(await screen.findByRole('button', { name: /^Hilfreich/ }));
      expect(screen.getByRole('button', { name: /^Hilfreich/ })).toHaveAttribute('aria-busy', 'true');
      expect(screen.getByRole('button', { name: /^Nicht hilfreich/ })).not.toHaveAttribute('aria-busy');
      expect(calls.map(({ method }) => method)).not.toContain('AddReactionToReview');
      whoAmI.resolve({ ret: anIdentity() });
      // As a customer, they see the vote that the review came with first.
      await waitFor(() => expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Hilfreich4'));
      await waitFor(() => expect(screen.getByRole('button', { pressed: true })).not.toHaveAttribute('aria-busy'));
      expect(store.getState()).toMatchObject({ session: { authForm: null } });
    });

    it('by a vote leads to the registration once it is known that nobody is signed in', async () => {
      const { user, store, calls } = renderWithShop(shown, {
        state: unknown,
        services: { ...services, 'identity/WhoAmI': { ret: null } },
      });
      await user.click(await screen.findByRole('button', { name: /^Hilfreich/ }));
      await waitFor(() => expect(store.getState()).toMatchObject({ session: { authForm: 'register' } }));
      expect(calls.map(({ method }) => method)).not.toContain('AddReactionToReview');
    });

    it.each([
      ['Bewertung schreiben', 'Bewertung schreiben'],
      ['Kommentieren', 'Bewertung kommentieren'],
      ['Melden', 'Bewertung melden'],
    ])('by %s opens its drawer', async (name, title) => {
      const { user } = renderWithShop(shown, { services });
      await user.click(await screen.findByRole('button', { name }));
      expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    });

    it('shows customers their own vote', async () => {
      renderWithShop(shown, { services, state });
      const own = await screen.findByRole('button', { pressed: true });
      expect(own).toHaveTextContent(/^Hilfreich3deine Stimme$/);
      expect(screen.getByRole('button', { name: /^Nicht hilfreich/ })).toHaveTextContent(/1$/);
    });

    const REACT = 'community/AddReactionToReview';
    const like = () => screen.getByRole('button', { name: /^Hilfreich/ });

    it('counts a vote at once, and as the answer says', async () => {
      let answer: (reply: VoteReply) => void = () => undefined;
      const waiting = new Promise<VoteReply>((resolve) => (answer = resolve));
      const { user, calls } = renderWithShop(shown, { services: { ...services, [REACT]: () => waiting }, state });
      await user.click(await screen.findByRole('button', { name: /^Nicht hilfreich/ }));
      await waitFor(() => expect(like()).toHaveTextContent('Hilfreich2'));
      expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Nicht hilfreich2deine Stimme');
      answer({ counters: { likeCounter: 8, dislikeCounter: 5, currentUserReaction: 'dislike' }, error: null });
      await waitFor(() => expect(like()).toHaveTextContent('Hilfreich8'));
      expect(calls.find(({ method }) => method === 'AddReactionToReview')!.args).toEqual(['review-1', false]);
    });

    it('sends a change of mind once the first press is answered', async () => {
      const votes = (likeCounter: number, currentUserReaction: '' | 'dislike') => ({
        counters: { likeCounter, dislikeCounter: 1, currentUserReaction },
        error: null,
      });
      const answers = [votes(2, 'dislike'), votes(2, '')];
      const { user, calls } = renderWithShop(shown, {
        services: { ...services, [REACT]: () => answers.shift()! },
        state,
      });
      const dislike = await screen.findByRole('button', { name: /^Nicht hilfreich/ });
      await user.dblClick(dislike);
      await waitFor(() => expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument());
      expect(calls.filter(({ method }) => method === 'AddReactionToReview')).toHaveLength(2);
    });

    it('takes a vote back that did not arrive, and says so', async () => {
      const answer = { counters: null, error: 'NOT_FOUND' };
      const { user } = renderWithShop(shown, { services: { ...services, [REACT]: answer } as typeof services, state });
      await user.click(await screen.findByRole('button', { name: /^Hilfreich/ }));
      expect(await screen.findByText('Deine Stimme kam nicht an. Versuch es noch einmal.')).toBeVisible();
      expect(like()).toHaveTextContent('Hilfreich3deine Stimme');
    });
  });

  it('shows texts of customers as texts, and marks who has bought the item', async () => {
    const attack = '<img src=x onerror=alert(1)><script>alert(1)</script>';
    const comments = [aReviewComment({ comment: attack, authorAlias: attack })];
    const items = [
      aReview({ shortDescription: attack, description: attack, authorAlias: attack, comments, verifiedBuyer: true }),
    ];
    const { container } = renderWithShop(list, { services: { [METHOD]: { ret: aReviewList({ items }) } } });
    expect(await screen.findAllByText(attack)).toHaveLength(5);
    expect(container.querySelector('img, script')).toBeNull();
    expect(screen.getByText('Hier gekauft')).toBeVisible();
  });

  it('says so when nobody has reviewed', async () => {
    renderWithShop(list, { services: { [METHOD]: { ret: aReviewList({ items: [], count: 0 }) } } });
    expect(await screen.findByRole('heading', { name: 'Noch gibt es keine Bewertung' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Bewertung schreiben' })).toBeInTheDocument();
  });

  it('retries after a failure', async () => {
    let isBroken = true;
    const answer = () => (isBroken ? httpStatus(400) : { ret: aReviewList() });
    const { user } = renderWithShop(list, { services: { [METHOD]: answer } });
    const retry = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
    isBroken = false;
    await user.click(retry);
    const shown = await screen.findByRole('article');
    await waitFor(() => expect(document.activeElement).toContainElement(shown));
    expect(document.body).not.toHaveFocus();
  });

  it('keeps the first three when the rest cannot be loaded', async () => {
    const answer = (query: CommunityQuery) => (query.limit === 3 ? reviewsOf(5)(query) : httpStatus(400));
    const { user } = renderWithShop(list, { services: { [METHOD]: answer } });
    await user.click(await screen.findByRole('link', { name: /Alle 5/ }));
    expect(await screen.findByRole('button', { name: 'Noch einmal versuchen' })).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('resets for another product', async () => {
    const { user, rerender } = renderWithShop(list, { services: { [METHOD]: reviewsOf(5) } });
    await user.click(await screen.findByRole('link', { name: /Alle 5/ }));
    await screen.findByText('Titel 5');
    rerender(<ReviewList referenceType="product" referenceId="topf" Viewer={Viewer} />);
    expect(screen.getByRole('status', { name: /geladen/ })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /Alle 5/ })).toBeInTheDocument();
  });
});
