import type { Question } from '@shop/contracts';
import { formatDate } from '@shop/intl';
import { queryRequest } from '@shop/service-client';
import { profileService } from '@shop/service-client/profile';
import { Heading } from '@shop/ui-kit/heading';
import { Stack } from '@shop/ui-kit/layout';
import { RichText } from '@shop/ui-kit/rich-text';
import { FormattedMessage } from 'react-intl';
import type { ProfileView, ProfileViewProps } from '../profile-page/ProfileView';
import { Answer } from '../shared/Answer';
import { ApprovalTag } from '../shared/ApprovalTag';
import { EmptyList } from '../shared/EmptyList';
import { Items } from '../shared/Items';
import { OWN_LIMIT, ownQuery } from '../shared/ownQuery';
import { PageLinks } from '../shared/PageLinks';
import { ViewHeading } from '../shared/ViewHeading';
import { Written } from '../shared/Written';

const questionsRequest = ({ customerId, search, locale }: ProfileViewProps) =>
  queryRequest(profileService.endpoints.getOwnQuestions, { of: customerId, args: { query: ownQuery(search), locale } });

/** What the page of the customer's questions reads. */
const requests = (props: ProfileViewProps) => [questionsRequest(props)];

/** The customer's questions with their answers, and whether others can see them. */
function QuestionsView(props: ProfileViewProps) {
  const { path, search, content } = props;
  return (
    <Stack gap="l">
      <ViewHeading>
        <FormattedMessage id="profile.questions.title" />
      </ViewHeading>
      <Answer request={questionsRequest(props)}>
        {({ ret }) =>
          ret && ret.items.length > 0 ? (
            <>
              <Items role="list">
                {ret.items.map((question) => (
                  <li key={question.id}>
                    <OwnQuestion question={question} />
                  </li>
                ))}
              </Items>
              <PageLinks path={path} search={search} count={ret.count} pageSize={OWN_LIMIT} />
            </>
          ) : (
            <EmptyList of="questions" shop={content.specialPages.root} />
          )
        }
      </Answer>
    </Stack>
  );
}

function OwnQuestion({ question }: { question: Question }) {
  const { question: text, entrie, createdAt, approved, answers } = question;
  return (
    <Written>
      <header>
        <ApprovalTag approved={approved} />
        <span>{formatDate(createdAt)}</span>
      </header>
      <Heading level={2} size="m">
        {text || entrie}
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
    </Written>
  );
}

export default { View: QuestionsView, requests } satisfies ProfileView;
