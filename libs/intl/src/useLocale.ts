import type { Locale } from '@shop/contracts/constants';
import { useIntl } from 'react-intl';

/** Locale of the current page. */
export function useLocale(): Locale {
  return useIntl().locale.slice(0, 2) as Locale;
}
