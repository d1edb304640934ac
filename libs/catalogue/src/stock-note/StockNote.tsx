import type { StockLevel } from '@shop/contracts';
import { theme } from '@shop/ui-kit/theme';
import type { CSSProperties } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';

const Note = styled.p`
  font-size: ${theme.text.s};
  font-weight: 600;
  &::after {
    content: '';
    display: block;
    max-width: 12rem;
    height: 4px;
    margin-top: ${theme.space.xxs};
    border-radius: 4px;
    background: linear-gradient(90deg, ${theme.color.sale} var(--fill), ${theme.color.line} var(--fill));
  }
`;

/** How full the bar is (specification, section 4). */
const fillOf = { label1: '30%', label2: '10%', label3: '0%' } as const;

export interface StockNoteProps {
  stockLevel: StockLevel | null;
  /** Units one order may take; 0 when sold out. */
  maxQuantity?: number;
}

/** Says that little or nothing is left, with a bar. Nothing while there is plenty. */
export function StockNote({ stockLevel, maxQuantity }: StockNoteProps) {
  const isSoldOut = maxQuantity === 0;
  if (!stockLevel && !isSoldOut) return null;
  const fill = isSoldOut || !stockLevel ? fillOf.label3 : fillOf[stockLevel.code];
  return (
    <Note style={{ '--fill': fill } as CSSProperties}>
      {isSoldOut || !stockLevel ? <FormattedMessage id="catalogue.stockNote.soldOut" /> : stockLevel.label}
    </Note>
  );
}
