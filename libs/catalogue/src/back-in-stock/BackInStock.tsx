import { EmailFormField, Form, FORM_ERROR, questionOpen, useMistypedCom } from '@shop/forms';
import { useLocale } from '@shop/intl';
import { InlineNotice } from '@shop/notices';
import { useAddNotificationMutation } from '@shop/service-client/stock';
import { useSession } from '@shop/session';
import { Button } from '@shop/ui-kit/button';
import { KeptFocus } from '@shop/ui-kit/kept-focus';
import { NoticeBanner } from '@shop/ui-kit/notice-banner';
import { theme } from '@shop/ui-kit/theme';
import { check, email, required } from '@shop/validation';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';

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
  const mistyped = useMistypedCom();

  async function handleSubmit(values: Values) {
    if (mistyped.ask(values.email)) return questionOpen;
    const { data } = await addNotification({ sku, email: values.email, locale });
    if (!data || data.error) return { [FORM_ERROR]: 'failed' };
    setSubmitted(values.email);
    return undefined;
  }

  return (
    <KeptFocus>
      {submitted ? (
        <NoticeBanner type="success" title={<FormattedMessage id="catalogue.backInStock.done.title" />}>
          <FormattedMessage id="catalogue.backInStock.done.text" values={{ email: submitted }} />
        </NoticeBanner>
      ) : (
        <Box>
          <p>
            <strong>
              <FormattedMessage id="catalogue.backInStock.title" />
            </strong>{' '}
            <FormattedMessage id="catalogue.backInStock.text" />
          </p>
          <Form<Values>
            onSubmit={handleSubmit}
            validate={validate}
            // Who visits may be known later than somebody begins to type.
            initialValues={{ email: identity?.email ?? '' }}
            followsInitialValues
          >
            {({ submitting, submitError }) => (
              <>
                <EmailFormField
                  name="email"
                  question={mistyped}
                  required
                  label={<FormattedMessage id="catalogue.backInStock.email" />}
                />
                {submitError && (
                  <InlineNotice id="catalogue.backInStock.failed">
                    <FormattedMessage id="catalogue.backInStock.failed" />
                  </InlineNotice>
                )}
                <Button type="submit" full loading={submitting}>
                  <FormattedMessage id="catalogue.backInStock.submit" />
                </Button>
              </>
            )}
          </Form>
        </Box>
      )}
    </KeptFocus>
  );
}
