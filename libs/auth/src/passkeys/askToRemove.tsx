import { openDialog } from '@shop/notices';
import { Button } from '@shop/ui-kit/button';
import { Stack } from '@shop/ui-kit/layout';
import { FormattedMessage, type IntlShape, RawIntlProvider } from 'react-intl';

/** Asks whether a passkey is to be removed. `intl` has the texts, which may not be those of the page. */
export function askToRemove(name: string, intl: IntlShape): Promise<boolean> {
  return openDialog<true>({
    id: 'remove-passkey',
    domain: 'auth',
    size: 'narrow',
    title: intl.formatMessage({ id: 'auth.passkeys.remove.title' }),
    content: (resolve) => (
      <RawIntlProvider value={intl}>
        <Stack gap="l">
          <p>
            <FormattedMessage id="auth.passkeys.remove.text" values={{ name }} />
          </p>
          <Stack>
            <Button full onClick={() => resolve(true)}>
              <FormattedMessage id="auth.passkeys.remove.confirm" />
            </Button>
            <Button mode="secondary" full data-autofocus="" onClick={() => resolve(false)}>
              <FormattedMessage id="auth.passkeys.remove.keep" />
            </Button>
          </Stack>
        </Stack>
      </RawIntlProvider>
    ),
  });
}
