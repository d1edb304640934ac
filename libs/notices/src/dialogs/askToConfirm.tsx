import type { MessageId } from '@shop/intl';
import { Button } from '@shop/ui-kit/button';
import { Stack } from '@shop/ui-kit/layout';
import { FormattedMessage, type IntlShape, RawIntlProvider } from 'react-intl';
import { openDialog } from './openDialog';

interface Question {
  id: string;
  domain: string;
  title: MessageId;
  text: MessageId;
  yes: MessageId;
  no: MessageId;
  values?: Record<string, string>;
}

/** Asks before something that cannot be undone; the focus is on what does nothing. False also where nobody answers. */
export function askToConfirm(intl: IntlShape, { id, domain, title, text, yes, no, values }: Question) {
  return openDialog<true>({
    id,
    domain,
    size: 'narrow',
    title: intl.formatMessage({ id: title }),
    // The page's texts may be without these.
    content: (resolve) => (
      <RawIntlProvider value={intl}>
        <Stack gap="l">
          <p>
            <FormattedMessage id={text} values={values} />
          </p>
          <Stack gap="s">
            <Button full data-autofocus="" onClick={() => resolve(false)}>
              <FormattedMessage id={no} />
            </Button>
            <Button mode="secondary" full onClick={() => resolve(true)}>
              <FormattedMessage id={yes} />
            </Button>
          </Stack>
        </Stack>
      </RawIntlProvider>
    ),
  });
}
