export { formatDate } from './formatDate';
export { formatPrice } from './formatPrice';
export { lateMessages } from './lateMessages';
export { localDay } from './localDay';
export { LateTexts, useLateMessages, useLateTexts } from './late/LateTexts';
export { withTexts } from './late/withTexts';
export type { MessageId } from './messageId';
export { ShopIntlProvider, type ShopMessages } from './ShopIntlProvider';
export { useLocale } from './useLocale';
