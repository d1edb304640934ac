import { Form, FORM_ERROR, type FormErrors } from '@shop/forms';
import type { MessageId } from '@shop/intl';
import { InlineNotice } from '@shop/notices';
import { Button } from '@shop/ui-kit/button';
import { Stack } from '@shop/ui-kit/layout';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTakingPart } from '../shared/useTakingPart';
import { AccountNeeded } from './AccountNeeded';
import { TrapField, type Trapped } from './TrapField';
import type { WritingKind } from './WritingOrder';

/** The account is missing: what was typed stays, and the registration is open. */
const ANONYMOUS = 'anonymous';

interface EntryFormProps<Values extends object> {
  kind: WritingKind;
  /** Name under which what was typed is kept. */
  restorationKey: string;
  /** What is written again. */
  initialValues?: Partial<Values & Trapped> | undefined;
  validate: (values: Partial<Values>) => FormErrors;
  /** Sends it; resolves to the message of what went wrong, or null. */
  onSend: (values: Values & Trapped) => Promise<MessageId | null>;
  children: ReactNode | ((values: Partial<Values>) => ReactNode);
}

/**
 * A form for what customers write. Others may fill it in, and are asked to register when they send it: afterwards they
 * are here again, with what they have typed.
 */
export function EntryForm<Values extends object>(props: EntryFormProps<Values>) {
  const { kind, restorationKey, initialValues, validate, onSend, children } = props;
  const { formatMessage } = useIntl();
  const { isAnonymous, mayTakePart } = useTakingPart();

  async function handleSubmit(values: Values & Trapped) {
    if (!(await mayTakePart(partOf[kind]))) return { [FORM_ERROR]: ANONYMOUS };
    const failure = await onSend(values);
    return failure ? { [FORM_ERROR]: failure } : undefined;
  }

  return (
    <Form<Values & Trapped>
      restorationKey={restorationKey}
      initialValues={initialValues}
      validate={validate}
      onSubmit={handleSubmit}
      label={formatMessage({ id: `community.writing.${kind}.title` })}
    >
      {({ submitting, values, submitError }) => (
        <Stack>
          {isAnonymous && <AccountNeeded part={partOf[kind]} />}
          {typeof children === 'function' ? children(values) : children}
          <TrapField />
          {submitError && submitError !== ANONYMOUS && (
            <InlineNotice id={submitError}>
              <FormattedMessage id={submitError as MessageId} />
            </InlineNotice>
          )}
          <Button type="submit" size="big" full loading={submitting}>
            <FormattedMessage id={`community.writing.${kind}.submit`} />
          </Button>
        </Stack>
      )}
    </Form>
  );
}

/** The notice of why an account is needed. */
const partOf = { review: 'reviews', comment: 'reviews', question: 'questions', report: 'report' } as const;
