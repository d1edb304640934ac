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

/** Fill of the bar (specification, section 4). */
const fillOf: Record<StockLevel['code'], string> = { label1: '30%', label2: '10%', label3: '0%' };

export interface StockBarProps {
  level: StockLevel['code'];
  /** Text for the level. */
  label: string;
}

/** Remaining stock as text and as a bar, which is hidden from screen readers. */
export function StockBar({ level, label }: StockBarProps) {
  return <Note style={{ '--fill': fillOf[level] } as CSSProperties}>{label}</Note>;
}
