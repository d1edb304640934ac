import { useBrand } from '@shop/brand';
import type { SiteContent } from '@shop/contracts';
import { Container, VisuallyHidden } from '@shop/ui-kit/layout';
import { Link } from '@shop/ui-kit/link';
import { media, theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { AccountButton } from '../account/AccountButton';
import { MainNavigation } from '../navigation/MainNavigation';
import { MobileMenuButton } from '../navigation/MobileMenuButton';
import { SecondaryNavigation } from '../navigation/SecondaryNavigation';
import { SearchBox } from '../search/SearchBox';
import { CartLink } from './CartLink';
import { LanguageSwitch } from './LanguageSwitch';

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 10;
  background: ${theme.header.background};
  color: ${theme.header.text};
  box-shadow: inset 0 -1px ${theme.color.line};
  .top {
    display: none;
    ${media.laptop} {
      display: flex;
      justify-content: space-between;
      align-items: center;
      min-block-size: 2.25rem;
    }
  }
  .row {
    display: grid;
    grid-template-columns: auto 1fr auto;
    grid-template-areas: 'burger logo tools' 'search search search';
    align-items: center;
    column-gap: ${theme.space.s};
    padding-block: ${theme.space.xs};
  }
  .logo {
    grid-area: logo;
    color: inherit;
    display: inline-flex;
    justify-self: start;
  }
  .burger {
    grid-area: burger;
    margin-inline-start: -0.75rem;
  }
  .search {
    grid-area: search;
  }
  .tools {
    grid-area: tools;
    margin-inline-end: -0.75rem;
    display: flex;
    align-items: center;
  }
  .nav {
    display: none;
  }
  ${media.laptop} {
    .burger {
      display: none;
    }
    .nav {
      display: block;
      grid-area: nav;
    }
    .row {
      min-block-size: ${theme.header.height};
      grid-template-columns: auto 1fr minmax(12rem, 20rem) auto;
      grid-template-areas: 'logo nav search tools';
      column-gap: ${theme.space.l};
    }
    &[data-logo='center'] .row {
      grid-template-columns: 1fr auto 1fr;
      grid-template-areas: 'search logo tools' 'nav nav nav';
    }
    &[data-logo='center'] .search {
      max-inline-size: 18rem;
    }
    &[data-logo='center'] .logo {
      justify-self: center;
    }
    &[data-logo='center'] .tools {
      justify-self: end;
    }
    &[data-nav='below'][data-logo='start'] .row {
      grid-template-columns: auto 1fr auto;
      grid-template-areas: 'logo search tools' 'nav nav nav';
    }
  }
`;

/** px */
const LOGO_HEIGHT = 36;

/** Logo, navigation, search, and the visitor's own things. Stays in reach while the page scrolls. */
export function Header({ content }: { content: SiteContent }) {
  const { name, Logo, header } = useBrand();
  const { navigations, specialPages, languageSwitchURLs, locale } = content;
  return (
    <Bar data-logo={header.logoPosition} data-nav={header.navigationRow}>
      <Container>
        <div className="top">
          <SecondaryNavigation nodes={navigations.secondary} />
          <LanguageSwitch urls={languageSwitchURLs} current={locale} />
        </div>
        <div className="row">
          <div className="burger">
            <MobileMenuButton content={content} />
          </div>
          <Link className="logo" to={specialPages.root}>
            <Logo height={LOGO_HEIGHT} />
            <VisuallyHidden>
              <FormattedMessage id="frame.logo" values={{ name }} />
            </VisuallyHidden>
          </Link>
          <div className="nav">
            <MainNavigation nodes={navigations.main} centered={header.navigationRow === 'below'} />
          </div>
          <div className="search">
            <SearchBox action={specialPages.search} />
          </div>
          <div className="tools">
            <AccountButton rootUrl={specialPages.root} />
            <CartLink to={specialPages.cart} />
          </div>
        </div>
      </Container>
    </Bar>
  );
}
