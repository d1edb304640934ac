import { openDialog } from '@shop/notices';
import { Button } from '@shop/ui-kit/button';
import { Stack } from '@shop/ui-kit/layout';
import { FormattedMessage, type IntlShape, RawIntlProvider } from 'react-intl';

/** Asks whether an address is to be removed. `intl` has the texts, which may not be those of the page. */
export function askToRemoveAddress(name: string, intl: IntlShape): Promise<boolean> {
  return openDialog<true>({
    id: 'remove-address',
    domain: 'profile',
    size: 'narrow',
    title: intl.formatMessage({ id: 'profile.addresses.remove.title' }),
    content: (resolve) => (
      <RawIntlProvider value={intl}>
        <Stack gap="l">
          <p>
            <FormattedMessage id="profile.addresses.remove.text" values={{ name }} />
          </p>
          <Stack gap="s">
            <Button full onClick={() => resolve(true)}>
              <FormattedMessage id="profile.addresses.remove.yes" />
            </Button>
            <Button mode="secondary" full data-autofocus="" onClick={() => resolve(false)}>
              <FormattedMessage id="profile.addresses.remove.no" />
            </Button>
          </Stack>
        </Stack>
      </RawIntlProvider>
    ),
  });
}
