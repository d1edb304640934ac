import { queryRequest } from '@shop/service-client';
import { purchaseTermsService } from '@shop/service-client/purchase-terms';

const { getPurchaseTerms } = purchaseTermsService.endpoints;

/** Asks for what applies to buying an article. */
export const termsRequest = (sku: string, locale: string) => queryRequest(getPurchaseTerms, { id: sku, locale });
