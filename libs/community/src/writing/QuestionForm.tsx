import type { Question } from '@shop/contracts';
import { entryLengths } from '@shop/contracts/entry-limits';
import { CountedFormField } from '@shop/forms';
import { useAskQuestionMutation, useEditQuestionMutation } from '@shop/service-client/community-writing';
import { check, maxLength, required } from '@shop/validation';
import { useState } from 'react';
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
  /** The customer's question, to write it again. */
  own: Pick<Question, 'id' | 'question'> | undefined;
  onSubmitted: () => void;
}

/** Asks a question about an item, or changes one. */
export function QuestionForm({ reference, own, onSubmitted }: QuestionFormProps) {
  const [ask] = useAskQuestionMutation();
  const [edit] = useEditQuestionMutation();
  // As it was opened: sending changes the question.
  const [initialValues] = useState(() => own && { question: own.question });

  async function handleSend(values: Values & Trapped) {
    const { data } = await (own ? edit({ id: own.id, question: values.question }) : ask({ ...reference, ...values }));
    if (!data || data.error) return 'errors.submitForm';
    onSubmitted();
    return null;
  }

  return (
    <EntryForm<Values>
      kind="question"
      restorationKey={own ? `question ${own.id}` : `question ${keyOf(reference)}`}
      initialValues={initialValues}
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
