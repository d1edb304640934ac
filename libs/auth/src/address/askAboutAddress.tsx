import type { Address, AddressError } from '@shop/contracts';
import { openDialog } from '@shop/notices';
import { Button } from '@shop/ui-kit/button';
import { Stack } from '@shop/ui-kit/layout';
import { FormattedMessage, type IntlShape, RawIntlProvider } from 'react-intl';
import type { ReactNode } from 'react';
import { InvalidAddress } from './InvalidAddress';
import { SuggestedAddresses } from './SuggestedAddresses';

/**
 * Asks what to do about an address that the services did not take as it is. Gives the address to send again with
 * `skipAddressValidation`; null where the visitor wants to change it, or nothing can be sent. `intl` has the texts, which
 * may not be those of the page.
 */
export async function askAboutAddress(
  { kind, suggestions }: AddressError,
  own: Address,
  intl: IntlShape,
): Promise<Address | null> {
  const answer = await openDialog<Address>({
    id: 'address',
    domain: 'auth',
    size: 'narrow',
    title: intl.formatMessage({ id: `auth.address.${kind}.title` }),
    content: (resolve) => {
      const contents: Record<AddressError['kind'], () => ReactNode> = {
        acceptable: () => <SuggestedAddresses own={own} suggestions={suggestions} onChosen={resolve} />,
        invalid: () => <InvalidAddress own={own} onChange={() => resolve(false)} onProceed={() => resolve(own)} />,
        mailNotEditable: () => <MailNotEditable onClose={() => resolve(false)} />,
      };
      return <RawIntlProvider value={intl}>{contents[kind]()}</RawIntlProvider>;
    },
  });
  return answer || null;
}

function MailNotEditable({ onClose }: { onClose: () => void }) {
  return (
    <Stack gap="l">
      <p>
        <FormattedMessage id="auth.address.mailNotEditable.text" />
      </p>
      <Button full data-autofocus="" onClick={onClose}>
        <FormattedMessage id="auth.confirmation.close" />
      </Button>
    </Stack>
  );
}
