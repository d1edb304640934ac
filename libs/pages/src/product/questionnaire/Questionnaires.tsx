import type { community, ResultsOf } from '@shop/contracts';
import { ACCOUNT_DOMAIN, useNotify } from '@shop/notices';
import { useRequest } from '@shop/service-client';
import { useSelectAnswerMutation } from '@shop/service-client/questionnaires';
import { useKnownIdentity, useSession } from '@shop/session';
import { Heading } from '@shop/ui-kit/heading';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ProductRequests } from '../requests';
import { QuestionnaireBars } from './QuestionnaireBars';

export type QuestionnaireEntry = ResultsOf<typeof community, 'GetQuestionnaires'>['ret'][number];
export type Analytic = ResultsOf<typeof community, 'GetQuestionnaireAnalyticByReference'>['ret'][number];

interface QuestionnairesProps {
  questions: NonNullable<ProductRequests['questionnaires']>;
  results: NonNullable<ProductRequests['questionnaireResults']>;
}

/** What the shop asks about a product, and how customers answered. Nothing where it asks nothing. */
export default function Questionnaires({ questions, results }: QuestionnairesProps) {
  const notify = useNotify();
  const { openAuth } = useSession();
  const { askIdentity, isAsking } = useKnownIdentity();
  const { data } = useRequest(questions);
  const { data: analytics } = useRequest(results);
  const [select, { isLoading }] = useSelectAnswerMutation();
  const [pressedId, setPressedId] = useState('');
  const isBusy = isAsking || isLoading;
  if (!data?.ret.length) return null;

  async function handleSelect(questionnaireId: string, answerId: string) {
    if (isBusy) return;
    setPressedId(answerId);
    const answer = (await askIdentity()) ? await select({ questionnaireId, answerId }) : null;
    if (answer?.data && !answer.data.error) return;
    const isUnknown = !answer || answer.data?.error === 'NOT_AUTHENTICATED';
    notify({
      id: 'questionnaire',
      // Why an account is needed goes with the login.
      domain: isUnknown ? ACCOUNT_DOMAIN : 'community',
      type: isUnknown ? 'info' : 'error',
      messageId: `pages.product.questionnaire.${isUnknown ? 'members' : 'failed'}`,
    });
    if (isUnknown) openAuth('login');
  }

  return (
    <>
      <Heading level={2} size="xxl">
        <FormattedMessage id="pages.product.questionnaire" />
      </Heading>
      {data.ret.map((entry) => (
        <QuestionnaireBars
          key={entry.id}
          entry={entry}
          analytic={analytics?.ret.find(({ questionnaireId }) => questionnaireId === entry.id)}
          busyId={isBusy ? pressedId : ''}
          onSelect={(answerId) => void handleSelect(entry.id, answerId)}
        />
      ))}
    </>
  );
}
