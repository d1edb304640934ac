import { FormattedMessage } from 'react-intl';
import type { AccessoryFailure } from '../buy';

/** Says why an accessory did not come along. */
export function Failure({ failure }: { failure: AccessoryFailure | undefined }) {
  if (!failure) return null;
  const { code, available = 0 } = failure;
  return (
    <p className="error" role="alert">
      {code === 'NotEnoughStock' && <FormattedMessage id="cart.notEnoughStock.text" values={{ available }} />}
      {code === 'NotFound' && <FormattedMessage id="cart.notFound.text" />}
      {!code && <FormattedMessage id="cart.addFailed.text" />}
    </p>
  );
}
