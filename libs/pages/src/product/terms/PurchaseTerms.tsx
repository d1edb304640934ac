import type { Product, SpecialPages } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import { lateMessages, LateTexts, useLateTexts, useLocale } from '@shop/intl';
import { useRequest } from '@shop/service-client';
import { KeptHtml } from '@shop/ui-kit/kept-html';
import { Terms } from './Terms';
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
  const { shipping, cancellation } = pages;
  /** All that the HTML depends on beside the terms. */
  const others = { shipping, cancellation, isPersonal: product.personalizable };
  return (
    <LateTexts late={texts}>
      <KeptHtml of={terms} by={Object.values(others).join(' ')}>
        <Terms terms={terms} {...others} />
      </KeptHtml>
    </LateTexts>
  );
}
