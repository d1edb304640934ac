import type { StockLevel } from '@shop/contracts';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';

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
const fillOf: Record<StockLevel['code'], string> = { label1: '30%', label2: '10%', label3: '0%' };

export interface StockBarProps {
  level: StockLevel['code'];
  /** What the bar shows, in words. */
  label: string;
}

/** How much is left, in words and as a bar; the bar is for the eye alone. */
export function StockBar({ level, label }: StockBarProps) {
  return <Note style={{ '--fill': fillOf[level] } as CSSProperties}>{label}</Note>;
}
