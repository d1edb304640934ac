import type { Product, RelationType } from '@shop/contracts';
import { detailService } from '@shop/service-client/detail';
import { questionnaireService } from '@shop/service-client/questionnaires';
import type { Read } from '../definition/evaluateRequests';
import { critical, inBrowser, late, lateRequest, subject } from '../definition/pageRequest';
import type { PageContext } from '../pageKind';
import { communityRequestsOf } from '../shared/communityRequestsOf';
import { selectedVariant } from './selectedVariant';
import { termsRequest } from './terms/termsRequest';

const isServer = typeof document === 'undefined';

const { getProduct, getProductShoppingPage, getRelatedProducts } = detailService.endpoints;
const { getAnalytics, getQuestionnaires } = questionnaireService.endpoints;

/**
 * The product, with price and stock of the variant the address names; what customers say of it, and what goes with it.
 * The lists below the fold are those the product says there are.
 */
export function requests(context: PageContext, read: Read) {
  const { content, locale, search } = context;
  const product = subject(getProduct, { id: content.page.referenceId, locale });
  const known = read(product);
  return { product, ...communityRequestsOf('product', context), ...(known && requestsOf(known, locale, search)) };
}

function requestsOf(product: Product, locale: string, search: string) {
  const { id, belongsToSeries, lateSections } = product;
  const sku = selectedVariant(product, search);
  const related = (type: RelationType, isThere: boolean) =>
    isThere ? late(getRelatedProducts, { id, type, locale }) : undefined;
  const asksSomething = lateSections.includes('questionnaire');
  const questionnaire = { referenceId: id, locale };
  return {
    // Its HTML needs no code in the browser: there the part asks by itself where it is not written yet.
    terms: isServer ? lateRequest(termsRequest(sku, locale)) : undefined,
    variant: sku === product.sku ? undefined : critical(getProductShoppingPage, { id: sku, locale }),
    accessories: related('accessory', lateSections.includes('accessoryProducts')),
    samples: related('sample', lateSections.includes('addSample')),
    series: related('series', belongsToSeries.length > 0),
    related: related('related', lateSections.includes('relatedProducts')),
    similar: related('similar', true),
    questionnaires: asksSomething ? inBrowser(getQuestionnaires, questionnaire) : undefined,
    questionnaireResults: asksSomething ? inBrowser(getAnalytics, questionnaire) : undefined,
  };
}

export type ProductRequests = ReturnType<typeof requests>;

/** Asks for a list of what goes with the product in some way. */
export type RelatedRequest = NonNullable<ProductRequests['similar']>;
