import type { SiteSlogan as Slogan } from '@shop/contracts';
import { Link } from '@shop/ui-kit/link';
import { Preloaded } from '@shop/ui-kit/part';
import { theme } from '@shop/ui-kit/theme';
import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { marquee } from '../parts/frameParts';

// One line high, whatever the font: the brand's may come after the first paint, and is narrower than the one before it.
// Larger text leaves less room than the narrowest phone has at 100 %: there it wraps.
const Band = styled.aside`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  min-block-size: 2.25rem;
  padding-inline: ${theme.space.gutter};
  text-align: center;
  font-size: ${theme.text.s};
  color: var(--slogan-text, ${theme.color.onInverse});
  background: var(--slogan-band, ${theme.color.inverse});
  > p {
    padding-block: ${theme.space.xxs};
  }
  @container (min-width: 18rem) {
    > p {
      display: flex;
      gap: 1ch;
      justify-content: center;
      white-space: nowrap;
    }
    /* The text is cut, the link beside it never is. */
    > p > :first-child {
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
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
      {linkText && <span>{bannerText}</span>}{' '}
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
