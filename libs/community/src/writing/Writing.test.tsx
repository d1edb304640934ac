import { anIdentity, aReview, aReviewList, type FakeServices, httpStatus } from '@shop/builders';
import type { Identity } from '@shop/contracts';
import { Notifications } from '@shop/notices';
import { renderWithShop } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { WriteButton } from './WriteButton';
import { Writing } from './Writing';
import type { WritingOrder } from './WritingOrder';

const reference = { referenceType: 'product', referenceId: 'gusspfanne' } as const;
const customer = { session: { status: 'authenticated' as const, identity: anIdentity(), authForm: null } };
const stranger = { session: { status: 'anonymous' as const, identity: null, authForm: null } };
const unknown = { session: { status: 'unknown' as const, identity: null, authForm: null, hasCookie: true as const } };
const noReview = { 'community/GetAllReviewsByAuthor': { ret: aReviewList({ items: [], count: 0 }) } };
const sent: FakeServices = {
  ...noReview,
  'community/AddReview': { id: 'new', code: 'approved', error: null },
  'community/AddCommentToReview': { error: null },
  'community/AskQuestion': { id: 'new', error: null },
  'community/ReportReview': { error: null },
};

beforeEach(() => sessionStorage.clear());

async function open(order: WritingOrder, services: FakeServices = sent, state: object = customer) {
  const shop = renderWithShop(
    <>
      <Notifications />
      <Writing reference={reference}>
        <WriteButton order={order}>schreiben</WriteButton>
      </Writing>
    </>,
    { services, state },
  );
  const press = () => shop.user.click(screen.getByRole('button', { name: 'schreiben' }));
  await press();
  await screen.findByRole('dialog');
  return { ...shop, press, argsOf: (method: string) => shop.calls.filter((call) => call.method === method) };
}
const send = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });
const field = (name: RegExp) => screen.getByRole('textbox', { name });

describe('a question', () => {
  const order = { kind: 'question' } as const;
  const question = () => field(/Deine Frage/);

  it('is counted while it is typed, and too long a one is not sent', async () => {
    const { user, argsOf } = await open(order);
    expect(question()).toHaveFocus();
    expect(question()).toHaveAccessibleDescription('0 von 175 Zeichen');
    await user.click(send('Frage senden'));
    expect(await screen.findByText('Schreib deine Frage.')).toBeVisible();
    await user.click(question());
    await user.paste('x'.repeat(176));
    await user.click(send('Frage senden'));
    expect(question()).toHaveAccessibleDescription(/Das ist zu lang.*176 von 175 Zeichen/);
    expect(question()).toHaveFocus();
    expect(argsOf('AskQuestion')).toEqual([]);
  });

  it('is sent with its item; thanks take its place until they are closed', async () => {
    const { user, argsOf, press } = await open(order);
    await user.type(question(), ' Wie schwer? ');
    await user.click(send('Frage senden'));
    expect(await screen.findByText('Danke für deine Frage')).toBeVisible();
    expect(argsOf('AskQuestion')[0]!.args).toEqual([{ ...reference, question: 'Wie schwer?' }]);
    await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Schliessen' }).at(-1)!);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press();
    expect(question()).toHaveValue('');
  });

  it.each([
    ['is refused', { id: '', error: 'INVALID' as const }],
    ['does not arrive', httpStatus(500)],
  ])('stays with an error when it %s', async (_what, answer) => {
    const { user } = await open(order, { 'community/AskQuestion': answer });
    await user.type(question(), 'Wie schwer?');
    await user.click(send('Frage senden'));
    expect(await screen.findByText('Das kam nicht an. Versuch es noch einmal.')).toBeVisible();
    expect(question()).toHaveValue('Wie schwer?');
  });

  it('is kept when the drawer is closed', async () => {
    const { user, press } = await open(order);
    await user.type(question(), 'Wie sch');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press();
    expect(question()).toHaveValue('Wie sch');
  });

  it('may be written without an account; the registration opens over it and the text stays', async () => {
    const { user, store, argsOf } = await open(order, sent, stranger);
    expect(screen.getByText('Fragen stellen kannst du mit einem Konto.')).toBeVisible();
    await user.type(question(), 'Wie schwer?');
    await user.click(send('Frage senden'));
    await waitFor(() => expect(store.getState()).toMatchObject({ session: { authForm: 'register' } }));
    expect(argsOf('AskQuestion')).toEqual([]);

    act(() => void store.dispatch({ type: 'session/sessionStarted', payload: anIdentity() }));
    act(() => void store.dispatch({ type: 'session/authClosed' }));
    expect(question()).toHaveValue('Wie schwer?');
    await user.click(send('Frage senden'));
    expect(await screen.findByText('Danke für deine Frage')).toBeVisible();
  });

  it('waits, where who visits is not known yet, and is sent for a customer', async () => {
    const whoAmI = Promise.withResolvers<{ ret: Identity }>();
    const { user, store, argsOf } = await open(order, { ...sent, 'identity/WhoAmI': () => whoAmI.promise }, unknown);
    expect(screen.queryByText('Fragen stellen kannst du mit einem Konto.')).not.toBeInTheDocument();
    await user.type(question(), 'Wie schwer?');
    await user.click(send('Frage senden'));
    await waitFor(() => expect(send('Frage senden')).toHaveAttribute('aria-busy', 'true'));
    expect(argsOf('AskQuestion')).toEqual([]);
    whoAmI.resolve({ ret: anIdentity() });
    expect(await screen.findByText('Danke für deine Frage')).toBeVisible();
    expect(store.getState()).toMatchObject({ session: { authForm: null } });
  });

  it('leads to the login, too', async () => {
    const { user, store } = await open(order, sent, stranger);
    await user.click(send('Ich habe schon ein Konto'));
    expect(store.getState()).toMatchObject({ session: { authForm: 'login' } });
  });
});

describe('a review', () => {
  const order = { kind: 'review' } as const;
  const star = (name: string) => screen.getByRole('radio', { name });

  async function fill({ user }: Awaited<ReturnType<typeof open>>) {
    await user.click(star('4 Sterne'));
    await user.type(field(/Titel/), 'Gut');
    await user.type(field(/Deine Erfahrung/), 'Sehr gut.');
    await user.click(send('Bewertung senden'));
  }

  it('needs stars, title and text', async () => {
    const { user, argsOf } = await open(order);
    await user.click(send('Bewertung senden'));
    expect(await screen.findByText('Wähle, wie viele Sterne du gibst.')).toBeVisible();
    expect(screen.getByText('Gib deiner Bewertung einen Titel.')).toBeVisible();
    expect(star('1 Stern')).toHaveFocus();
    expect(argsOf('AddReview')).toEqual([]);
  });

  it('is rated by keyboard', async () => {
    const { user } = await open(order);
    await user.click(star('2 Sterne'));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(star('4 Sterne')).toBeChecked();
    await user.keyboard('{ArrowLeft}');
    expect(star('3 Sterne')).toBeChecked();
  });

  it.each([
    ['approved', 'Sie steht jetzt hier, für alle.'],
    ['waiting', 'Wir lesen sie kurz durch, dann steht sie hier.'],
  ])('is %s: says so', async (code, words) => {
    const shop = await open(order, { ...noReview, 'community/AddReview': { id: 'new', code, error: null } });
    await fill(shop);
    expect(await screen.findByText(words)).toBeVisible();
    const given = { ...reference, score: 4, shortDescription: 'Gut', description: 'Sehr gut.', imageReferences: [] };
    expect(shop.argsOf('AddReview')[0]!.args).toEqual([given]);
  });

  it.each([
    ['NO_PERMISSIONS', 'Hier kannst du gerade keine Bewertung schreiben.'],
    ['NOT_FOUND', 'Das kam nicht an. Versuch es noch einmal.'],
  ] as const)('stays with an error: %s', async (error, words) => {
    const shop = await open(order, { ...noReview, 'community/AddReview': { id: '', code: '', error } });
    await fill(shop);
    expect(await screen.findByText(words)).toBeVisible();
    expect(star('4 Sterne')).toBeChecked();
  });

  it('says that it replaces the one of before, whose text can be taken over', async () => {
    const own = aReview({ score: 2, status: 'rejected', rejectionReason: 'Ohne Nummer, bitte.' });
    const { user } = await open(order, {
      ...sent,
      'community/GetAllReviewsByAuthor': { ret: aReviewList({ items: [own] }) },
    });
    expect(await screen.findByText(/am 12.05.2026 schon bewertet/)).toBeVisible();
    expect(screen.getByText(/Ohne Nummer, bitte/)).toBeVisible();
    await user.click(send('Bisherigen Text übernehmen'));
    expect(star('2 Sterne')).toBeChecked();
    expect(field(/Titel/)).toHaveValue(own.shortDescription);
  });
});

describe('a comment', () => {
  const order = { kind: 'comment', review: { id: 'review-7', shortDescription: 'Schwer' } } as const;

  it('names its review and is sent for it', async () => {
    const { user, argsOf } = await open(order);
    await user.type(field(/Dein Kommentar zu «Schwer»/), 'Finde ich auch.');
    await user.click(send('Kommentar senden'));
    expect(await screen.findByText('Danke für deinen Kommentar')).toBeVisible();
    expect(argsOf('AddCommentToReview')[0]!.args).toEqual([{ parentId: 'review-7', comment: 'Finde ich auch.' }]);
  });

  it('stays with an error', async () => {
    const { user } = await open(order, { 'community/AddCommentToReview': { error: 'NOT_FOUND' } });
    await user.type(field(/Dein Kommentar/), 'Finde ich auch.');
    await user.click(send('Kommentar senden'));
    expect(await screen.findByText('Dein Kommentar kam nicht an. Versuch es noch einmal.')).toBeVisible();
  });
});

describe('a report', () => {
  const order = { kind: 'report', review: { id: 'review-7', shortDescription: 'Schwer' } } as const;

  it('has a reason, and a text for other reasons', async () => {
    const { user, argsOf } = await open(order);
    await user.click(send('Melden'));
    expect(await screen.findByText('Wähle einen Grund.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Etwas anderes' }));
    await user.click(send('Melden'));
    expect(await screen.findByText('Schreib uns, was nicht stimmt.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Es geht um etwas anderes' }));
    await user.click(send('Melden'));
    expect(await screen.findByText('Danke für den Hinweis')).toBeVisible();
    const given = { reviewId: 'review-7', reportType: 'off topic', reportDescription: '' };
    expect(argsOf('ReportReview')[0]!.args).toEqual([given]);
  });

  it('stays with an error', async () => {
    const { user } = await open(order, { 'community/ReportReview': { error: 'no-permissions' } });
    await user.click(screen.getByRole('radio', { name: 'Es ist Werbung' }));
    await user.click(send('Melden'));
    expect(await screen.findByText('Deine Meldung kam nicht an. Versuch es noch einmal.')).toBeVisible();
  });
});
