export { formatDate } from './formatDate';
export { formatPrice } from './formatPrice';
export type { MessageId } from './messageId';
export { ShopIntlProvider, type ShopMessages } from './ShopIntlProvider';
export { useLocale } from './useLocale';
