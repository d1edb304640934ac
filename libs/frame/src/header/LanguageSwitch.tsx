import type { SiteContent } from '@shop/contracts';
import { theme } from '@shop/ui-kit/theme';
import { useIntl } from 'react-intl';
import styled from 'styled-components';

const List = styled.ul`
  display: flex;
  gap: ${theme.space.xxs};
  font-size: ${theme.text.s};
  a {
    display: block;
    padding: ${theme.space.xs};
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  [aria-current] {
    font-weight: 700;
    box-shadow: inset 0 -2px currentColor;
  }
`;

/** The region of all alternates (specification, section 2). */
const REGION = 'CH';

interface LanguageSwitchProps {
  urls: SiteContent['languageSwitchURLs'];
  current: string;
}

/** Links to this page in the other languages. They load a new document, since texts and `lang` change. */
export function LanguageSwitch({ urls, current }: LanguageSwitchProps) {
  const { formatMessage } = useIntl();
  if (urls.length === 0) return null;
  return (
    <nav aria-label={formatMessage({ id: 'frame.header.languages' })}>
      <List>
        {urls.map(({ locale, url }) => (
          <li key={locale}>
            <a
              href={url}
              hrefLang={`${locale}-${REGION}`}
              lang={locale}
              aria-current={locale === current ? 'true' : undefined}
            >
              {locale.toUpperCase()}
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
}
