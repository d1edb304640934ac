import type { Address, AddressError } from '@shop/contracts';
import { openDialog } from '@shop/notices';
import { Button } from '@shop/ui-kit/button';
import { Stack } from '@shop/ui-kit/layout';
import { FormattedMessage } from 'react-intl';
import { InvalidAddress } from './InvalidAddress';
import { SuggestedAddresses } from './SuggestedAddresses';

/**
 * Asks what to do about an address that the services did not take as it is. Gives the address to send again with
 * `skipAddressValidation`; null where the visitor wants to change it, or nothing can be sent.
 */
export async function askAboutAddress({ kind, suggestions }: AddressError, own: Address): Promise<Address | null> {
  const answer = await openDialog<Address>({
    id: 'address',
    domain: 'auth',
    size: 'narrow',
    title: <FormattedMessage id={`auth.address.${kind}.title`} />,
    content: (resolve) => {
      switch (kind) {
        case 'acceptable':
          return <SuggestedAddresses own={own} suggestions={suggestions} onChosen={resolve} />;
        case 'invalid':
          return <InvalidAddress own={own} onChange={() => resolve(false)} onProceed={() => resolve(own)} />;
        case 'mailNotEditable':
          return <MailNotEditable onClose={() => resolve(false)} />;
      }
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
        <FormattedMessage id="auth.close" />
      </Button>
    </Stack>
  );
}
