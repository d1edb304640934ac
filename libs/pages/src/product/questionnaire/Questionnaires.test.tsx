import { anIdentity, type FakeServices } from '@shop/builders';
import type { Identity } from '@shop/contracts';
import { ACCOUNT_DOMAIN, Notifications, noticesCleared } from '@shop/notices';
import { renderWithShop } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { questionnaireService } from '@shop/service-client/questionnaires';
import { inBrowser } from '../../definition/pageRequest';
import Questionnaires from './Questionnaires';

const { getAnalytics, getQuestionnaires } = questionnaireService.endpoints;
const reference = { referenceId: 'pfanne', locale: 'de' };
const questions = inBrowser(getQuestionnaires, reference);
const results = inBrowser(getAnalytics, reference);

const entry = {
  id: 'q-1',
  question: 'Für wen war es?',
  answers: [
    { id: 'me', label: 'Für mich' },
    { id: 'gift', label: 'Ein Geschenk' },
  ],
  selectedAnswerId: '',
};
const analytic = {
  questionnaireId: 'q-1',
  total: 4,
  answers: [
    { answerId: 'me', count: 1, percent: 25 },
    { answerId: 'gift', count: 3, percent: 75 },
  ],
};
const services: FakeServices = {
  'community/GetQuestionnaires': { ret: [entry] },
  'community/GetQuestionnaireAnalyticByReference': { ret: [analytic] },
  'community/SelectQuestionnaireAnswer': { ret: analytic },
};
const unknown = { session: { status: 'unknown' as const, identity: null, authForm: null, hasCookie: true as const } };
const signedIn = { session: { status: 'authenticated' as const, identity: anIdentity(), authForm: null } };

const show = (answers = services, state = {}) =>
  renderWithShop(
    <>
      <Notifications />
      <Questionnaires questions={questions} results={results} />
    </>,
    { services: answers, state },
  );
const gift = () => screen.findByRole('button', { name: /Ein Geschenk/ });

describe('Questionnaires', () => {
  it('shows each answer with its share', async () => {
    show();
    expect(await screen.findByRole('group', { name: 'Für wen war es?' })).toBeVisible();
    await waitFor(async () => expect(await gift()).toHaveTextContent('75 %'));
    expect((await gift()).style.getPropertyValue('--share')).toBe('75%');
    expect(screen.getByText('4 Antworten')).toBeVisible();
  });

  it('takes a customer’s answer and asks for the shares again', async () => {
    const { user, calls } = show(services, signedIn);
    await user.click(await gift());
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'GetQuestionnaireAnalyticByReference')).toHaveLength(2),
    );
    expect(calls.find(({ method }) => method === 'SelectQuestionnaireAnswer')?.args).toEqual(['q-1', 'gift']);
  });

  it('marks the answer given before', async () => {
    show({ ...services, 'community/GetQuestionnaires': { ret: [{ ...entry, selectedAnswerId: 'gift' }] } });
    expect(await gift()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: /Für mich/ })).toHaveAttribute('aria-pressed', 'false');
  });

  it('leads a visitor to the login, with a word why', async () => {
    const { user, calls, store } = show();
    await user.click(await gift());
    expect(await screen.findByText('Melde dich an, um abzustimmen.')).toBeInTheDocument();
    expect(store.getState()).toMatchObject({ session: { authForm: 'login' } });
    expect(calls.map(({ method }) => method)).not.toContain('SelectQuestionnaireAnswer');
  });

  it('takes the word why along when the login closes', async () => {
    const { user, store } = show();
    await user.click(await gift());
    await screen.findByText('Melde dich an, um abzustimmen.');
    act(() => void store.dispatch(noticesCleared(ACCOUNT_DOMAIN)));
    expect(screen.queryByText('Melde dich an, um abzustimmen.')).not.toBeInTheDocument();
  });

  it('waits, where who visits is not known yet, and takes a customer’s answer', async () => {
    const whoAmI = Promise.withResolvers<{ ret: Identity }>();
    const { user, calls, store } = show({ ...services, 'identity/WhoAmI': () => whoAmI.promise }, unknown);
    const asked = () => calls.filter(({ method }) => method === 'SelectQuestionnaireAnswer');
    await user.click(await gift());
    expect(await gift()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: /Für mich/ })).not.toHaveAttribute('aria-busy');
    expect(asked()).toEqual([]);
    whoAmI.resolve({ ret: anIdentity() });
    await waitFor(() => expect(asked()).toMatchObject([{ args: ['q-1', 'gift'] }]));
    await waitFor(async () => expect(await gift()).not.toHaveAttribute('aria-busy'));
    expect(store.getState()).toMatchObject({ session: { authForm: null } });
  });

  it('says so when an answer does not arrive', async () => {
    const { user } = show(
      { ...services, 'community/SelectQuestionnaireAnswer': { ret: null, error: 'INVALID' } },
      signedIn,
    );
    await user.click(await gift());
    expect(await screen.findByText(/Deine Antwort kam nicht an/)).toBeInTheDocument();
  });

  it('is not there where nothing is asked', async () => {
    const { calls, container } = show({ ...services, 'community/GetQuestionnaires': { ret: [] } });
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(container.querySelector('fieldset')).toBeNull();
  });
});
