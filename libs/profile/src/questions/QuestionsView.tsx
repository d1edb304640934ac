import type { Question } from '@shop/contracts';
import { formatDate } from '@shop/intl';
import { queryRequest, useRequest } from '@shop/service-client';
import { profileService } from '@shop/service-client/profile';
import { Heading } from '@shop/ui-kit/heading';
import { Stack } from '@shop/ui-kit/layout';
import { Link } from '@shop/ui-kit/link';
import { RichText } from '@shop/ui-kit/rich-text';
import { FormattedMessage } from 'react-intl';
import type { ProfileView, ProfileViewProps } from '../profile-page/ProfileView';
import { Answer } from '../shared/Answer';
import { EmptyList } from '../shared/EmptyList';
import { EntryState } from '../shared/EntryState';
import { OwnEntries } from '../shared/OwnEntries';
import { OwnEntry } from '../shared/OwnEntry';
import { ownQuery } from '../shared/ownQuery';
import { referenceOf } from '../shared/referenceOf';
import { ViewHeading } from '../shared/ViewHeading';

const questionsRequest = ({ customerId, search, locale }: ProfileViewProps) =>
  queryRequest(profileService.endpoints.getOwnQuestions, { of: customerId, args: { query: ownQuery(search), locale } });

/** What the page of the customer's questions reads. */
const requests = (props: ProfileViewProps) => [questionsRequest(props)];

/** The customer's questions with their answers, and whether others can see them. */
function QuestionsView(props: ProfileViewProps) {
  const { path, search, content } = props;
  const request = questionsRequest(props);
  const { refetch } = useRequest(request);
  return (
    <Stack gap="l">
      <ViewHeading>
        <FormattedMessage id="profile.questions.title" />
      </ViewHeading>
      <Answer request={request}>
        {({ ret }) => (
          <OwnEntries
            path={path}
            search={search}
            list={ret}
            onRetry={() => void refetch()}
            empty={<EmptyList of="questions" shop={content.specialPages.root} />}
          >
            {(question) => <OwnQuestion question={question} />}
          </OwnEntries>
        )}
      </Answer>
    </Stack>
  );
}

function OwnQuestion({ question }: { question: Question }) {
  const { id, entrie, createdAt, status, answers, referenceTitle, referenceUrl } = question;
  const text = question.question || entrie;
  const about = referenceOf(question);
  // An answer is to what was asked.
  const order =
    about && answers.length === 0 ? ({ kind: 'question', own: { id, question: text }, about } as const) : null;
  return (
    <OwnEntry kind="question" id={id} status={status} title={text} order={order}>
      <header>
        <EntryState entry={question} />
        <span>{formatDate(createdAt)}</span>
        {referenceUrl && <Link to={referenceUrl}>{referenceTitle}</Link>}
      </header>
      <Heading level={2} size="m">
        {text}
      </Heading>
      {answers.length === 0 && (
        <p>
          <FormattedMessage id="profile.questions.unanswered" />
        </p>
      )}
      {answers.map((answer) => (
        <blockquote key={`${answer.createdAt} ${answer.authorAlias}`}>
          <RichText html={answer.comment} />
          <footer>
            {answer.authorAlias}, {formatDate(answer.createdAt)}
          </footer>
        </blockquote>
      ))}
    </OwnEntry>
  );
}

export default { View: QuestionsView, requests } satisfies ProfileView;
