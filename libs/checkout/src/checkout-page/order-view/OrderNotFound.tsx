import { ButtonLink } from '@shop/ui-kit/button';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { FormattedMessage } from 'react-intl';

/** There is no such order, or not for whoever asks. */
export function OrderNotFound({ shop }: { shop: string }) {
  return (
    <EmptyState
      drawing="signpost"
      level={1}
      title={<FormattedMessage id="checkout.order.notFound.title" />}
      text={<FormattedMessage id="checkout.order.notFound.text" />}
    >
      <ButtonLink to={shop}>
        <FormattedMessage id="checkout.order.toShop" />
      </ButtonLink>
    </EmptyState>
  );
}
