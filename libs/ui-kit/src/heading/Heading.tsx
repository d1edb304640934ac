import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';

/** A size of the type scale. */
export type HeadingSize = 'display' | 'xxl' | 'xl' | 'l' | 'm';

const Title = styled.h2`
  font-size: ${theme.text.xxl};
  &[data-size='display'] {
    font-size: ${theme.text.display};
  }
  &[data-size='xl'] {
    font-size: ${theme.text.xl};
  }
  &[data-size='l'] {
    font-size: ${theme.text.l};
  }
  &[data-size='m'] {
    font-size: ${theme.text.m};
  }
`;

const sizeOf = { 1: 'display', 2: 'xxl', 3: 'xl', 4: 'l' } as const;

export interface HeadingProps extends ComponentProps<'h2'> {
  level: 1 | 2 | 3 | 4;
  /** Size, if it differs from the level's default. */
  size?: HeadingSize;
}

/** A heading: `level` is its level in the outline, `size` its size. */
export function Heading({ level, size = sizeOf[level], ...props }: HeadingProps) {
  return <Title as={`h${level}`} {...props} data-size={size === 'xxl' ? undefined : size} />;
}
