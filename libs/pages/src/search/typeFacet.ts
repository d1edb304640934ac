import type { MessageId } from '@shop/intl';

/** The services' facet of item types. */
export const TYPE_FACET = 'productType';

/** Types with a message; others are shown by the services' name. */
export const typeNames: Readonly<Record<string, MessageId | undefined>> = {
  product: 'pages.search.type.product',
  experienceVoucher: 'pages.search.type.experienceVoucher',
  valueVoucher: 'pages.search.type.valueVoucher',
  recipe: 'pages.search.type.recipe',
  series: 'pages.search.type.series',
};
