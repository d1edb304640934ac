import type { SiteSlogan as Slogan } from '@shop/contracts';
import { Link } from '@shop/ui-kit/link';
import { Preloaded } from '@shop/ui-kit/part';
import { theme } from '@shop/ui-kit/theme';
import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { marquee } from '../parts/frameParts';

const Band = styled.aside`
  padding: ${theme.space.xs} ${theme.space.gutter};
  text-align: center;
  font-size: ${theme.text.s};
  color: var(--slogan-text, ${theme.color.onInverse});
  background: var(--slogan-band, ${theme.color.inverse});
  a {
    text-decoration: underline;
  }
`;

/** The band above the header; it moves if the editor says so. Colours are the editor's, or the brand's by default. */
export function SiteSlogan({ slogan }: { slogan: Slogan }) {
  const { formatMessage } = useIntl();
  const { link, linkText, bannerText, isStatic } = slogan;
  const style: Record<string, string> = {};
  if (slogan.fontColor) style['--slogan-text'] = slogan.fontColor;
  if (slogan.backgroundColor) style['--slogan-band'] = slogan.backgroundColor;
  const text = (
    <>
      {linkText ? bannerText : null}{' '}
      {link ? (
        <Link to={link.url} target={link.target}>
          {linkText || bannerText}
        </Link>
      ) : (
        linkText || bannerText
      )}
    </>
  );
  return (
    <Band style={style as CSSProperties} data-tone="inverse" aria-label={formatMessage({ id: 'frame.slogan.label' })}>
      {isStatic === false ? (
        <Preloaded part={marquee}>
          {({ Marquee }) => <Marquee text={`${bannerText} ${linkText}`}>{text}</Marquee>}
        </Preloaded>
      ) : (
        <p>{text}</p>
      )}
    </Band>
  );
}
