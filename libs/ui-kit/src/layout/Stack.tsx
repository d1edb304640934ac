import type { ComponentProps, ElementType } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';
import type { Gap } from './Gap';
import { withGap } from './withGap';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.m};
`;

export interface StackProps extends ComponentProps<'div'> {
  gap?: Gap;
  as?: ElementType;
}

/** Children below each other, evenly spaced. */
export function Stack({ gap, style, ...props }: StackProps) {
  return <Column {...props} style={withGap(gap, style)} />;
}
