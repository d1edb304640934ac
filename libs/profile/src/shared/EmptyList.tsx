import { ButtonLink } from '@shop/ui-kit/button';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { FormattedMessage } from 'react-intl';

interface EmptyListProps {
  /** Beginning of its texts. */
  of: 'invoices' | 'purchased' | 'myVouchers' | 'orders' | 'questions' | 'shoppingList' | 'wishList';
  /** Address of the shop. */
  shop: string;
}

/** In place of a list with nothing in it, with the way to the shop. */
export const EmptyList = ({ of, shop }: EmptyListProps) => (
  <EmptyState
    drawing="list"
    title={<FormattedMessage id={`profile.${of}.empty.title`} />}
    text={<FormattedMessage id={`profile.${of}.empty.text`} />}
  >
    <ButtonLink to={shop}>
      <FormattedMessage id="profile.list.toShop" />
    </ButtonLink>
  </EmptyState>
);
