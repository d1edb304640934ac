import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';

/** A size of the type scale. */
export type HeadingLook = 'display' | 'xxl' | 'xl' | 'l' | 'm';

const Title = styled.h2`
  font-size: ${theme.text.xxl};
  &[data-look='display'] {
    font-size: ${theme.text.display};
  }
  &[data-look='xl'] {
    font-size: ${theme.text.xl};
  }
  &[data-look='l'] {
    font-size: ${theme.text.l};
  }
  &[data-look='m'] {
    font-size: ${theme.text.m};
  }
`;

const lookOf = { 1: 'display', 2: 'xxl', 3: 'xl', 4: 'l' } as const;

export interface HeadingProps extends ComponentProps<'h2'> {
  level: 1 | 2 | 3 | 4;
  /** Size, if it differs from the level's default. */
  look?: HeadingLook;
}

/** A heading: `level` is its level in the outline, `look` its size. */
export function Heading({ level, look = lookOf[level], ...props }: HeadingProps) {
  return <Title as={`h${level}`} {...props} data-look={look === 'xxl' ? undefined : look} />;
}
