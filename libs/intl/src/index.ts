export { formatDate } from './formatDate';
export { formatPrice } from './formatPrice';
export { lateMessages } from './lateMessages';
export type { MessageId } from './messageId';
export { ShopIntlProvider, type ShopMessages } from './ShopIntlProvider';
export { useLocale } from './useLocale';
