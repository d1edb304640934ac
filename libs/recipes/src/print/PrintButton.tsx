import { ACCOUNT_DOMAIN, useNotify } from '@shop/notices';
import { useKnownIdentity, useSession } from '@shop/session';
import { Button } from '@shop/ui-kit/button';
import { Tooltip } from '@shop/ui-kit/tooltip';
import { useIntl } from 'react-intl';

/** ms between the click and the browser's dialog (specification, section 9). */
const PRINT_DELAY = 500;

export interface PrintButtonProps {
  /** Called before the browser prints, to prepare the print version. */
  onPrint?: () => void;
}

/** Prints the page for customers. Others are told why not, and asked to register. */
export function PrintButton({ onPrint }: PrintButtonProps) {
  const { formatMessage } = useIntl();
  const { status, openAuth } = useSession();
  const notify = useNotify();
  const { askIdentity, isAsking } = useKnownIdentity();
  const isCustomer = status === 'authenticated';

  async function handleClick() {
    if (await askIdentity()) {
      onPrint?.();
      setTimeout(() => window.print(), PRINT_DELAY);
      return;
    }
    notify({
      id: 'print',
      domain: ACCOUNT_DOMAIN,
      type: 'info',
      titleId: 'recipes.print.notAvailable.title',
      messageId: 'recipes.print.notAvailable.text',
    });
    openAuth('register');
  }

  const button = (
    <Button mode="secondary" loading={isAsking} onClick={() => void handleClick()}>
      {formatMessage({ id: 'recipes.print.label' })}
    </Button>
  );
  if (isCustomer) return button;
  return <Tooltip content={formatMessage({ id: 'recipes.print.tooltip' })}>{button}</Tooltip>;
}
