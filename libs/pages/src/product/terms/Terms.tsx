import type { PurchaseTerms } from '@shop/contracts';
import { formatPrice } from '@shop/intl';
import { Link } from '@shop/ui-kit/link';
import { FormattedMessage } from 'react-intl';
import { TermsList } from './TermsList';

interface TermsProps {
  terms: PurchaseTerms;
  /** Address of the page about delivery. */
  shipping: string;
  /** Address of the page about returns. */
  cancellation: string;
  /** The customer designs it. */
  isPersonal: boolean;
}

/** The terms of buying one article, as a list. */
export function Terms({ terms, shipping, cancellation, isPersonal }: TermsProps) {
  const { delivery, returnDays, maker, giftWrap } = terms;
  const [least, most] = delivery.days;
  const limit = formatPrice(delivery.freeFrom.cents, delivery.currency);
  const price = formatPrice(delivery.price.cents, delivery.currency);
  return (
    <TermsList>
      <li>
        <span>
          <FormattedMessage id="pages.terms.days" values={{ least, most, spread: most - least }} />
          {delivery.isDownload && (
            <>
              {' '}
              <FormattedMessage id="pages.terms.download" />
            </>
          )}{' '}
          <Link to={shipping}>
            <FormattedMessage
              id={delivery.price.cents === 0 ? 'pages.terms.freeDelivery' : 'pages.terms.delivery'}
              values={{ price, limit }}
            />
          </Link>
        </span>
      </li>
      <li>
        <span>
          <Link to={cancellation}>
            <FormattedMessage id="pages.terms.returns" values={{ days: returnDays }} />
          </Link>
          {isPersonal && (
            <>
              {' '}
              <FormattedMessage id="pages.terms.personal" />
            </>
          )}
        </span>
      </li>
      {giftWrap && (
        <li>
          <FormattedMessage
            id="pages.terms.giftWrap"
            values={{ price: formatPrice(giftWrap.cents, delivery.currency) }}
          />
        </li>
      )}
      {maker && (
        <li>
          <Link to={maker.url}>
            <FormattedMessage id="pages.terms.maker" values={{ name: maker.name }} />
          </Link>
        </li>
      )}
    </TermsList>
  );
}
