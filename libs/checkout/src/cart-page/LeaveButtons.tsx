import { Button } from '@shop/ui-kit/button';
import { IconHeart, IconTrash } from '@shop/ui-kit/icon';
import { FormattedMessage, useIntl } from 'react-intl';

interface LeaveButtonProps {
  /** Of the article. */
  title: string;
  onPress: () => unknown;
}

/** Saves an article of the cart for later. */
export function SaveButton({ title, onPress }: LeaveButtonProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'checkout.cartLine.saveItem' }, { title });
  return (
    <Button mode="transparent" size="small" aria-label={label} onClick={() => void onPress()}>
      <IconHeart />
      <FormattedMessage id="checkout.cartLine.save" />
    </Button>
  );
}

/** Removes an article from the cart. */
export function RemoveButton({ title, onPress }: LeaveButtonProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'checkout.cartPage.removeItem' }, { title });
  return (
    <Button mode="transparent" size="small" aria-label={label} onClick={() => void onPress()}>
      <IconTrash />
      <FormattedMessage id="checkout.cartPage.remove" />
    </Button>
  );
}
