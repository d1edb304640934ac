import type { Locale } from '@shop/contracts/constants';
import { useIntl } from 'react-intl';

/** Locale of the page that is shown. */
export function useLocale(): Locale {
  return useIntl().locale as Locale;
}
