import type { SiteContent } from '@shop/contracts';
import { mimeTypes } from '@shop/contracts/constants';
import { theme } from '@shop/ui-kit/theme';
import type { MouseEvent } from 'react';
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
  content: Pick<SiteContent, 'languageSwitchURLs' | 'locale' | 'mimeType'>;
  /** The query that the page is rendered by. */
  search?: string;
}

/**
 * Links to this page in the other languages, with its query and hash. They load a new document, since texts and `lang`
 * change.
 */
export function LanguageSwitch({ content, search = '' }: LanguageSwitchProps) {
  const { formatMessage } = useIntl();
  const { languageSwitchURLs: urls, locale: current, mimeType } = content;
  // The links of an unknown address lead to the home pages.
  const isSamePage = mimeType !== mimeTypes.notFound;
  if (urls.length === 0) return null;
  return (
    <nav aria-label={formatMessage({ id: 'frame.header.languages' })}>
      <List>
        {urls.map(({ locale, url }) => (
          <li key={locale}>
            <a
              href={isSamePage ? url + search : url}
              hrefLang={`${locale}-${REGION}`}
              lang={locale}
              aria-current={locale === current ? 'true' : undefined}
              onClick={isSamePage ? addRest : undefined}
            >
              {locale.toUpperCase()}
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
}

/**
 * The rest of the address as it is now: servers know neither the hash nor parameters that no page reads. Where a sign-in leads
 * is an address in one language; it stands last.
 */
function addRest({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const { search, hash } = window.location;
  currentTarget.search = search.replace(/[?&]redirect=.*/, '');
  currentTarget.hash = hash;
}
