import { aQuestion, aQuestionList, httpStatus } from '@shop/builders';
import type { CommunityQuery } from '@shop/contracts';
import { renderWithShop } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { QuestionList } from '.';

const METHOD = 'community/GetAllQuestionsByReference';
const list = <QuestionList referenceType="recipe" referenceId="zopf" />;

const questionsOf =
  (total: number) =>
  ({ page = 0, limit = 3 }: CommunityQuery) => {
    const all = Array.from({ length: total }, (_, index) =>
      aQuestion({ id: `q-${index + 1}`, question: `Frage ${index + 1}?` }),
    );
    return { ret: aQuestionList({ items: all.slice(page * limit, (page + 1) * limit), count: total }) };
  };

describe('QuestionList', () => {
  it('shows questions with their answers', async () => {
    const { calls } = renderWithShop(list, { locale: 'fr', services: { [METHOD]: { ret: aQuestionList() } } });
    expect(screen.getByRole('status', { name: /Chargement/ })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Taugt sie für Induktion?' })).toBeInTheDocument();
    expect(screen.getByText('Ja, für alle Herdarten.')).toBeInTheDocument();
    expect(calls[0]).toMatchObject({
      locale: 'fr',
      args: [{ referenceType: 'recipe', referenceId: 'zopf', onlyApproved: true, page: 0, limit: 3 }],
    });
  });

  it('marks the language of a question and of each answer where it is not the page’s', async () => {
    const answer = { createdAt: 0, authorAlias: 'Küchenteam' };
    const answers = [
      { ...answer, comment: '<p>Ja.</p>', locale: 'de' as const },
      { ...answer, comment: '<p>Sì.</p>', createdAt: 1, locale: 'it' as const },
      { ...answer, comment: '<p>Oui.</p>', createdAt: 2 },
    ];
    const items = [aQuestion({ question: 'Ça marche ?', locale: 'fr', answers })];
    renderWithShop(list, { services: { [METHOD]: { ret: aQuestionList({ items }) } } });
    expect(await screen.findByText('Ça marche ?')).toHaveAttribute('lang', 'fr');
    const langOf = (shown: string) => screen.getByText(shown).closest('article [lang]')?.getAttribute('lang');
    expect(['Ja.', 'Sì.', 'Oui.'].map(langOf)).toEqual([undefined, 'it', 'fr']);
  });

  it('says so when a question has no answer yet', async () => {
    const items = [aQuestion({ answers: [], question: '', entrie: 'Wie heiss?' })];
    renderWithShop(list, { services: { [METHOD]: { ret: aQuestionList({ items }) } } });
    expect(await screen.findByRole('heading', { name: 'Wie heiss?' })).toBeInTheDocument();
    expect(screen.getByText('Die Antwort ist unterwegs.')).toBeInTheDocument();
  });

  it('shows three, then all', async () => {
    const { user } = renderWithShop(list, { services: { [METHOD]: questionsOf(4) } });
    const more = await screen.findByRole('link', { name: 'Alle 4 Fragen anzeigen' });
    expect(screen.getAllByRole('article')).toHaveLength(3);
    await user.click(more);
    expect((await screen.findByText('Frage 4?')).closest('li')).toHaveFocus();
  });

  it('starts with all where the address asks for them', async () => {
    const { calls } = renderWithShop(list, { path: '/zopf?show=questions', services: { [METHOD]: questionsOf(4) } });
    expect(await screen.findByText('Frage 4?')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('shows that a further page failed, and retries on request', async () => {
    let isBroken = true;
    const answer = (query: CommunityQuery) => (query.page && isBroken ? httpStatus(400) : questionsOf(105)(query));
    const { user } = renderWithShop(list, { path: '/zopf?show=questions', services: { [METHOD]: answer } });
    await user.click(await screen.findByRole('button', { name: /Alle 105/ }));
    const retry = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
    isBroken = false;
    await user.click(retry);
    const shown = await screen.findByText('Frage 105?');
    await waitFor(() => expect(document.activeElement).toContainElement(shown));
    expect(document.body).not.toHaveFocus();
  });

  it('has the focus at what came after it was asked for again', async () => {
    let isBroken = true;
    const answer = (query: CommunityQuery) => (isBroken ? httpStatus(400) : questionsOf(1)(query));
    const { user } = renderWithShop(list, { services: { [METHOD]: answer } });
    const retry = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
    isBroken = false;
    await user.click(retry);
    const shown = await screen.findByText('Frage 1?');
    await waitFor(() => expect(document.activeElement).toContainElement(shown));
    expect(document.body).not.toHaveFocus();
  });

  it('says so when nobody has asked, and when it cannot be loaded', async () => {
    const { unmount } = renderWithShop(list, { services: { [METHOD]: questionsOf(0) } });
    expect(await screen.findByRole('heading', { name: 'Noch hat niemand etwas gefragt' })).toBeInTheDocument();
    unmount();
    renderWithShop(list, { services: { [METHOD]: httpStatus(400) } });
    expect(await screen.findByRole('button', { name: 'Noch einmal versuchen' })).toBeInTheDocument();
  });
});
