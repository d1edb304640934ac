import type { Badge as BadgeValue } from '@shop/contracts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';

const { badge, color } = theme;

const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: 1.625rem;
  padding: ${badge.padding};
  border-radius: ${badge.radius};
  background: ${color.surfaceRaised};
  /* Beside a title its background is similar to the page's. */
  box-shadow: inset 0 0 0 1px ${color.line};
  color: ${color.text};
  font-size: ${theme.text.xs};
  font-weight: ${badge.weight};
  line-height: 1.2;
  letter-spacing: ${badge.letterSpacing};
  text-transform: ${badge.transform};
  overflow-wrap: anywhere;
  hyphens: auto;
  &[data-style] {
    box-shadow: none;
  }
  &[data-style='campaign'] {
    background: ${color.campaign};
    color: ${color.onCampaign};
  }
  &[data-style='promotion'] {
    background: ${color.sale};
    color: ${color.onSale};
  }
  &[data-style='campaignblackfriday_special'] {
    background: ${color.inverse};
    color: ${color.onInverse};
  }
`;

export interface BadgeProps {
  style: BadgeValue['style'];
  children: ReactNode;
}

/** A short label on a picture: a campaign, a promotion, a new item. */
export function Badge({ style, children }: BadgeProps) {
  return <Tag data-style={style === 'default' ? undefined : style}>{children}</Tag>;
}
