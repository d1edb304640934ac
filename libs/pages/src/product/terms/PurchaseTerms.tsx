import type { Product, SpecialPages } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import { formatPrice, lateMessages, LateTexts, useLateTexts, useLocale } from '@shop/intl';
import { useRequest } from '@shop/service-client';
import { Link } from '@shop/ui-kit/link';
import { FormattedMessage } from 'react-intl';
import { TermsList } from './TermsList';
import { termsRequest } from './termsRequest';

/**
 * What this asks for, and its texts.
 * @public `BuyColumn` imports it with the list.
 */
export const requestsOf = (sku: string, locale: Locale) => [termsRequest(sku, locale)];

/** @public As above. */
export const loadTexts = (locale: Locale): Promise<unknown> => lateMessages[locale]?.load() ?? Promise.resolve();

interface PurchaseTermsProps {
  /** The chosen variant. */
  sku: string;
  product: Pick<Product, 'personalizable'>;
  pages: Pick<SpecialPages, 'shipping' | 'cancellation'>;
}

/** Delivery, returns, wrapping and maker of an article. Nothing but links to press, so the server's HTML needs no code. */
export default function PurchaseTerms({ sku, product, pages }: PurchaseTermsProps) {
  const texts = useLateTexts();
  const locale = useLocale();
  const terms = useRequest(termsRequest(sku, locale)).data?.ret;
  if (!terms) return null;
  const { delivery, returnDays, maker, giftWrap } = terms;
  const [least, most] = delivery.days;
  const limit = formatPrice(delivery.freeFrom.cents, delivery.currency);
  const price = formatPrice(delivery.price.cents, delivery.currency);
  return (
    <LateTexts late={texts}>
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
            <Link to={pages.shipping}>
              <FormattedMessage
                id={delivery.price.cents === 0 ? 'pages.terms.freeDelivery' : 'pages.terms.delivery'}
                values={{ price, limit }}
              />
            </Link>
          </span>
        </li>
        <li>
          <span>
            <Link to={pages.cancellation}>
              <FormattedMessage id="pages.terms.returns" values={{ days: returnDays }} />
            </Link>
            {product.personalizable && (
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
    </LateTexts>
  );
}
