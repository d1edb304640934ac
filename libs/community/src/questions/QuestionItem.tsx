import type { Question } from '@shop/contracts';
import { RichText } from '@shop/ui-kit/rich-text';
import { FormattedMessage } from 'react-intl';
import { Byline } from '../shared/Byline';
import { Reply } from '../shared/Entries';

/** A question and its answers. */
export function QuestionItem({ question }: { question: Question }) {
  const { question: text, entrie, authorAlias, createdAt, answers } = question;
  return (
    <article>
      <h3>{text || entrie}</h3>
      <Byline author={authorAlias} createdAt={createdAt} />
      {answers.map((answer) => (
        <Reply key={`${answer.createdAt} ${answer.authorAlias}`}>
          <RichText html={answer.comment} />
          <Byline author={answer.authorAlias} createdAt={answer.createdAt} />
        </Reply>
      ))}
      {answers.length === 0 && (
        <p>
          <FormattedMessage id="community.questions.unanswered" />
        </p>
      )}
    </article>
  );
}
