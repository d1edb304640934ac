import { media, theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  svg {
    flex: none;
  }
  p {
    font-size: ${theme.text.s};
  }
  a {
    display: none;
    text-decoration: underline;
  }
  ${media.tablet} {
    a {
      display: inline;
    }
  }
`;

/** The logo of the Swiss online guarantee with its label; linked on wide screens only (specification, section 2). */
export function OnlineGuarantee({ url }: { url: string }) {
  return (
    <Row>
      <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
        <path d="M20 2l15 5v12c0 9-6 16-15 19C11 35 5 28 5 19V7z" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M17 12h6v6h6v5h-6v6h-6v-6h-6v-5h6z" fill="currentColor" />
      </svg>
      <p>
        <FormattedMessage id="frame.footer.guarantee" />{' '}
        <a href={url} target="_blank" rel="noreferrer">
          <FormattedMessage id="frame.footer.guaranteeLink" />
        </a>
      </p>
    </Row>
  );
}
