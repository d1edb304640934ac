import { useBrand } from '@shop/brand';
import type { Badge as BadgeValue } from '@shop/contracts';
import { Badge } from '@shop/ui-kit/badge';
import { theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';
import { orderBadges } from './orderBadges';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs};
`;

export interface BadgesProps {
  badges: readonly BadgeValue[];
}

/** Badges of an item in the brand's order of priority. */
export function Badges({ badges }: BadgesProps) {
  const { badgeOrder } = useBrand().listing;
  if (badges.length === 0) return null;
  return (
    <List>
      {orderBadges(badges, badgeOrder).map(({ style, label }) => (
        <li key={`${style} ${label}`}>
          <Badge style={style}>{label}</Badge>
        </li>
      ))}
    </List>
  );
}
