import { useBrand } from '@shop/brand';
import type { SiteContent } from '@shop/contracts';
import { mimeTypes } from '@shop/contracts/constants';
import { Container, VisuallyHidden } from '@shop/ui-kit/layout';
import { Link } from '@shop/ui-kit/link';
import { FormattedMessage } from 'react-intl';
import { AccountButton } from '../account/AccountButton';
import { Greeting } from '../account/Greeting';
import { shownHero } from '../hero/shownHero';
import { MainNavigation } from '../navigation/MainNavigation';
import { MobileMenuButton } from '../navigation/MobileMenuButton';
import { SecondaryNavigation } from '../navigation/SecondaryNavigation';
import { SearchBox } from '../search/SearchBox';
import { useScrolled } from '../useScrolled';
import { CartLink } from './CartLink';
import { HeaderBar } from './HeaderBar';
import { LanguageSwitch } from './LanguageSwitch';
import { useHeaderOffset } from './useHeaderOffset';

/** px */
const LOGO_HEIGHT = 36;

interface HeaderProps {
  content: SiteContent;
  /** The query that the page is rendered by. */
  search?: string;
}

/** Logo, navigation, search, account and cart. Sticky. */
export function Header({ content, search }: HeaderProps) {
  const { name, Logo, header } = useBrand();
  const { navigations, specialPages } = content;
  const isScrolled = useScrolled();
  const row = useHeaderOffset();
  return (
    <HeaderBar
      data-logo={header.logoPosition}
      data-nav={header.navigationRow}
      data-over={shownHero(content) ? content.page.colorMode : undefined}
      data-scrolled={isScrolled || undefined}
    >
      <div className="bar">
        <Container>
          <div className="top">
            <SecondaryNavigation nodes={navigations.secondary} />
            <div>
              <Greeting />
              <LanguageSwitch content={content} search={search} />
            </div>
          </div>
          <div className="row" ref={row}>
            <div className="burger">
              <MobileMenuButton content={content} />
            </div>
            <Link className="logo" to={specialPages.root}>
              <Logo height={LOGO_HEIGHT} />
              <VisuallyHidden>
                <FormattedMessage id="frame.header.logo" values={{ name }} />
              </VisuallyHidden>
            </Link>
            <div className="nav">
              <MainNavigation content={content} centered={header.navigationRow === 'below'} />
            </div>
            <div className="search">
              <SearchBox action={specialPages.search} isSearchPage={content.mimeType === mimeTypes.search} />
            </div>
            <div className="tools">
              <AccountButton rootUrl={specialPages.root} profileUrl={specialPages.profile} />
              <CartLink to={specialPages.cart} />
            </div>
          </div>
        </Container>
      </div>
    </HeaderBar>
  );
}
