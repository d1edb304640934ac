import { useBrand } from '@shop/brand';
import type { SiteContent } from '@shop/contracts';
import { IconFacebook, IconInstagram, IconYoutube } from '@shop/ui-kit/icon';
import { Container } from '@shop/ui-kit/layout';
import { Link } from '@shop/ui-kit/link';
import { FormattedMessage, useIntl } from 'react-intl';
import { PrivacySettings } from '../consent/PrivacySettings';
import { FooterBand } from './FooterBand';
import { FooterColumn } from './FooterColumn';
import { OnlineGuarantee } from './OnlineGuarantee';
import { useIsWide } from './useIsWide';

/** Icon by a part of the network's address. */
const socialIcons: Record<string, typeof IconFacebook> = {
  facebook: IconFacebook,
  youtube: IconYoutube,
  instagram: IconInstagram,
};

interface FooterProps {
  content: SiteContent;
  year: number;
}

/** Navigation in columns, legal and social links, the guarantee and the copyright. */
export function Footer({ content, year }: FooterProps) {
  const { name, footer } = useBrand();
  const { formatMessage } = useIntl();
  const { navigations } = content;
  const isWide = useIsWide();
  return (
    <FooterBand data-clear-of-cover="">
      <Container>
        <nav className="columns" aria-label={formatMessage({ id: 'frame.footer.navigation' })}>
          {navigations.footer.map((node) => (
            <FooterColumn key={node.id} node={node} isWide={isWide} />
          ))}
        </nav>
        <div className="last">
          {footer.onlineGuaranteeUrl && <OnlineGuarantee url={footer.onlineGuaranteeUrl} />}
          <ul className="social">
            {navigations.social.map((node) => {
              const network = Object.keys(socialIcons).find((name) => node.link.url.includes(name));
              const Icon = network && socialIcons[network];
              return (
                <li key={node.id}>
                  <a href={node.link.url} target="_blank" rel="noreferrer" aria-label={node.label}>
                    {Icon ? <Icon /> : node.label}
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
        <div className="legal">
          <small>
            <FormattedMessage id="frame.footer.copyright" values={{ year: String(year), name }} />
          </small>
          <ul>
            {navigations.legal.map((node) => (
              <li key={node.id}>
                <Link to={node.link.url} target={node.link.target}>
                  {node.label}
                </Link>
              </li>
            ))}
            <li>
              <PrivacySettings privacyUrl={content.specialPages.gdpr} />
            </li>
          </ul>
        </div>
      </Container>
    </FooterBand>
  );
}
