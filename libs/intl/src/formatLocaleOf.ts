import type { Locale } from '@shop/contracts/constants';

/** Locale of the formats of a language: German texts are in Swiss spelling, with which Swiss numbers go. */
export const formatLocaleOf = (language: Locale): string => (language === 'de' ? 'de-CH' : language);
