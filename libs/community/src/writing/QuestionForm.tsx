import { entryLengths } from '@shop/contracts/entry-limits';
import { CountedFormField } from '@shop/forms';
import { useAskQuestionMutation } from '@shop/service-client/community-writing';
import { check, maxLength, required } from '@shop/validation';
import { FormattedMessage } from 'react-intl';
import { keyOf } from '../shared/keyOf';
import type { Reference } from '../shared/Reference';
import { EntryForm } from './EntryForm';
import type { Trapped } from './TrapField';

interface Values {
  question: string;
}

const validate = ({ question }: Partial<Values>) => ({
  question: check(question, required, maxLength(entryLengths.question)),
});

interface QuestionFormProps {
  reference: Reference;
  onSubmitted: () => void;
}

/** Asks a question about an item. */
export function QuestionForm({ reference, onSubmitted }: QuestionFormProps) {
  const [ask] = useAskQuestionMutation();

  async function handleSend(values: Values & Trapped) {
    const { data } = await ask({ ...reference, ...values });
    if (!data || data.error) return 'errors.submitForm';
    onSubmitted();
    return null;
  }

  return (
    <EntryForm<Values>
      kind="question"
      restorationKey={`question ${keyOf(reference)}`}
      validate={validate}
      onSend={handleSend}
    >
      <CountedFormField
        name="question"
        max={entryLengths.question}
        multiline
        required
        data-autofocus=""
        label={<FormattedMessage id="community.writing.question.question" />}
      />
    </EntryForm>
  );
}
