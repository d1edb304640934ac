import { Form, FORM_ERROR, TextFormField } from '@shop/forms';
import { useLocale } from '@shop/intl';
import { useAddNotificationMutation } from '@shop/service-client/stock';
import { useSession } from '@shop/session';
import { Button } from '@shop/ui-kit/button';
import { MessageBanner } from '@shop/ui-kit/message-banner';
import { theme } from '@shop/ui-kit/theme';
import { check, email, looksLikeMistypedCom, required } from '@shop/validation';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { MistypedCom } from './MistypedCom';

const Box = styled.div`
  display: grid;
  gap: ${theme.space.s};
  padding: ${theme.space.m};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surfaceSunken};
  & > form {
    display: grid;
    gap: ${theme.space.s};
  }
`;

interface Values {
  email: string;
}

const validate = (values: Partial<Values>) => ({ email: check(values.email, required, email) });

/** A sold-out article, with a form to be notified when it is available again. */
export default function BackInStock({ sku }: { sku: string }) {
  const locale = useLocale();
  const { identity } = useSession();
  const [addNotification] = useAddNotificationMutation();
  const [submitted, setSubmitted] = useState('');
  /** An address ending in .co: the one the visitor was asked about, and the one they confirmed. */
  const [asked, setAsked] = useState('');
  const [confirmed, setConfirmed] = useState('');
  const field = useRef<HTMLDivElement>(null);

  async function handleSubmit(values: Values) {
    if (looksLikeMistypedCom(values.email) && values.email !== confirmed) return setAsked(values.email);
    const { data } = await addNotification({ sku, email: values.email, locale });
    if (!data || data.error) return { [FORM_ERROR]: 'failed' };
    setSubmitted(values.email);
    return undefined;
  }

  /** The answer buttons disappear; the focus goes back to the field. */
  function handleAnswer(address: string) {
    setConfirmed(address);
    field.current?.querySelector('input')?.focus();
  }

  if (submitted) {
    return (
      <MessageBanner type="success" title={<FormattedMessage id="catalogue.backInStock.done.title" />}>
        <FormattedMessage id="catalogue.backInStock.done.text" values={{ email: submitted }} />
      </MessageBanner>
    );
  }
  return (
    <Box>
      <p>
        <strong>
          <FormattedMessage id="catalogue.backInStock.title" />
        </strong>{' '}
        <FormattedMessage id="catalogue.backInStock.text" />
      </p>
      <Form<Values> onSubmit={handleSubmit} validate={validate} initialValues={{ email: identity?.email ?? '' }}>
        {({ submitting, submitError, values }) => (
          <>
            <div ref={field} onBlur={() => setAsked(values.email?.trim() ?? '')}>
              <TextFormField
                name="email"
                type="email"
                inputMode="email"
                autoComplete="email"
                required
                label={<FormattedMessage id="catalogue.backInStock.email" />}
              />
            </div>
            {asked !== confirmed && <MistypedCom name="email" asked={asked} onAnswer={handleAnswer} />}
            {submitError && (
              <MessageBanner type="error">
                <FormattedMessage id="catalogue.backInStock.failed" />
              </MessageBanner>
            )}
            <Button type="submit" full loading={submitting}>
              <FormattedMessage id="catalogue.backInStock.submit" />
            </Button>
          </>
        )}
      </Form>
    </Box>
  );
}
