import type { Question } from '@shop/contracts';
import { useLocale } from '@shop/intl';
import { KeptHtml } from '@shop/ui-kit/kept-html';
import { RichText } from '@shop/ui-kit/rich-text';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { Byline } from '../shared/Byline';
import { Reply } from '../shared/Entries';
import { foreignLanguage } from '../shared/foreignLanguage';

const Pending = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

interface QuestionItemProps {
  question: Question;
}

/** A question and its answers. */
export function QuestionItem({ question }: QuestionItemProps) {
  return (
    <KeptHtml of={question}>
      <WholeQuestion question={question} />
    </KeptHtml>
  );
}

function WholeQuestion({ question }: QuestionItemProps) {
  const { question: text, entrie, authorAlias, createdAt, answers, locale: language } = question;
  const locale = useLocale();
  return (
    <article>
      <Byline author={authorAlias} createdAt={createdAt} language={language} />
      <h3 lang={foreignLanguage(language, locale)}>{text || entrie}</h3>
      {answers.map((answer) => (
        <Reply key={`${answer.createdAt} ${answer.authorAlias}`}>
          <Byline author={answer.authorAlias} createdAt={answer.createdAt} language={answer.locale} />
          <div lang={foreignLanguage(answer.locale ?? language, locale)}>
            <RichText html={answer.comment} />
          </div>
        </Reply>
      ))}
      {answers.length === 0 && (
        <Pending>
          <FormattedMessage id="community.questions.unanswered" />
        </Pending>
      )}
    </article>
  );
}
