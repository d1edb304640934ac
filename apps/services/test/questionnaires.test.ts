import { community, identity } from '@shop/contracts';
import { questionnaire } from '../src/db/schema/index.ts';
import { callerOf } from './support/caller.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { mainSite, otherSite } from './support/sites.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
  const label = (de: string, fr = '') => ({ de, fr });
  await services.db.insert(questionnaire).values([
    {
      site: mainSite,
      id: 'who-for',
      referenceId: 'mug',
      position: 1,
      question: label('Für wen ist die Tasse?', 'Pour qui est la tasse ?'),
      answers: [
        { id: 'me', label: label('Für mich', 'Pour moi') },
        { id: 'you', label: label('Zum Schenken') },
      ],
      importedVotes: { me: 1, you: 2 },
    },
    { site: otherSite, id: 'who-for', referenceId: 'mug', position: 1, question: label('Andere'), answers: [] },
  ]);
});
afterAll(() => services.stop());

const call = callerOf(() => services, community);
const signIn = async (email: string) => {
  const { cookie } = await services.call(identity, 'Login', [email, 'Geschenk-2026']);
  return { cookie: cookie! };
};

test('are in the language of the page, or in the default one if a text is missing', async () => {
  const { ret } = await call('GetQuestionnaires', ['mug'], { locale: 'fr' });
  expect(ret).toEqual([
    {
      id: 'who-for',
      question: 'Pour qui est la tasse ?',
      answers: [
        { id: 'me', label: 'Pour moi' },
        { id: 'you', label: 'Zum Schenken' },
      ],
      selectedAnswerId: '',
    },
  ]);
  expect((await call('GetQuestionnaires', ['nothing'])).ret).toEqual([]);
});

test('count one vote per customer, the last one', async () => {
  const kunde = await signIn('kunde@example.com');
  const moderator = await signIn('moderator@example.com');
  await call('SelectQuestionnaireAnswer', ['who-for', 'you'], kunde);
  await call('SelectQuestionnaireAnswer', ['who-for', 'me'], moderator);
  const { ret } = await call('SelectQuestionnaireAnswer', ['who-for', 'me'], kunde);
  const expected = {
    questionnaireId: 'who-for',
    total: 5,
    answers: [
      { answerId: 'me', count: 3, percent: 60 },
      { answerId: 'you', count: 2, percent: 40 },
    ],
  };
  expect(ret).toEqual(expected);
  expect((await call('GetQuestionnaireAnalyticByReference', ['mug'])).ret).toEqual([expected]);
  expect((await call('GetQuestionnaires', ['mug'], kunde)).ret[0]!.selectedAnswerId).toBe('me');
  expect((await call('GetQuestionnaires', ['mug'])).ret[0]!.selectedAnswerId).toBe('');
});

test('reject votes for unknown answers, and by anonymous visitors', async () => {
  const kunde = await signIn('kunde@example.com');
  expect(await call('SelectQuestionnaireAnswer', ['who-for', 'nobody'], kunde)).toEqual({
    ret: null,
    error: 'INVALID',
  });
  expect(await call('SelectQuestionnaireAnswer', ['nothing', 'me'], kunde)).toEqual({ ret: null, error: 'NOT_FOUND' });
  expect((await services.call(community, 'SelectQuestionnaireAnswer', ['who-for', 'me'])).status).toBe(401);
});
