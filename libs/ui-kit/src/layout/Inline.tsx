import type { ComponentProps, ElementType } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';
import type { Gap } from './Gap';
import { withGap } from './withGap';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s};
  &[data-justify='between'] {
    justify-content: space-between;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
`;

export interface InlineProps extends ComponentProps<'div'> {
  gap?: Gap;
  justify?: 'start' | 'between' | 'center';
  as?: ElementType;
}

/** Children side by side, wrapping where necessary. */
export function Inline({ gap, justify = 'start', style, ...props }: InlineProps) {
  return <Row {...props} data-justify={justify === 'start' ? undefined : justify} style={withGap(gap, style)} />;
}
