export { formatDate } from './formatDate';
export { formatPrice } from './formatPrice';
export { localeOfPath, localePrefix, localizedPath } from './localizedPath';
export { ShopIntlProvider, type ShopMessages } from './ShopIntlProvider';
export { useLocale } from './useLocale';
