import { locales } from '@shop/contracts/constants';
import { useLocale } from '@shop/intl';
import { useIntl } from 'react-intl';
import { useChooseLocale } from './useChooseLocale';
import { Segments } from './Segments';

/** Buttons for the desk's languages. */
export function LanguageSwitch() {
  const { formatMessage } = useIntl();
  const current = useLocale();
  const choose = useChooseLocale();
  return (
    <Segments role="group" aria-label={formatMessage({ id: 'desk.frame.language' })}>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === current}
          onClick={() => choose(locale)}
        >
          {locale.toUpperCase()}
        </button>
      ))}
    </Segments>
  );
}
