import { media, theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';

/**
 * Columns on wide screens, where a closed `details` shows its content before scripts open it; otherwise an accordion.
 */
export const FooterBand = styled.footer`
  margin-block-start: ${theme.space.section};
  /* Keeps the end of the page clear of the consent banner and of the button to its top. */
  padding-block: ${theme.space.xl} calc(var(--covered-below, 0px) + 4.75rem);
  background: ${theme.footer.background};
  color: ${theme.footer.text};
  a {
    display: inline-block;
    padding-block: ${theme.space.xxs};
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-block: ${theme.space.s};
    font-family: ${theme.font.heading};
    font-size: ${theme.text.l};
    font-weight: ${theme.heading.weight};
  }
  [open] > summary > svg {
    rotate: 0.5turn;
  }
  details {
    border-block-end: 1px solid ${theme.footer.line};
  }
  details ul {
    padding-block-end: ${theme.space.m};
  }
  .last,
  .legal {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.m};
    margin-block-start: ${theme.space.l};
  }
  .legal {
    padding-block-start: ${theme.space.m};
    border-block-start: 1px solid ${theme.footer.line};
    font-size: ${theme.text.s};
  }
  .legal ul,
  .social {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.xs} ${theme.space.m};
  }
  .social a {
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    font-size: 1.5rem;
  }
  ${media.tablet} {
    .columns {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
      gap: ${theme.space.l};
    }
    details {
      border: 0;
    }
    details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    [open] > summary {
      pointer-events: none;
    }
    summary > svg {
      display: none;
    }
  }
`;
