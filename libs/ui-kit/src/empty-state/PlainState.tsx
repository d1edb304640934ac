import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../heading/Heading';
import { theme } from '../theme';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space.s};
  max-width: 36rem;
  margin-inline: auto;
  padding-block: ${theme.space.xxl};
  text-align: center;
  text-wrap: balance;
  & > :is(h1, h2, h3, p) {
    flex: 0 0 100%;
  }
  & > p {
    color: ${theme.color.textMuted};
  }
`;

export interface PlainStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  text?: ReactNode;
  /** A link or button for what to do next, or a spinner. */
  children?: ReactNode;
  /** Heading level of the title. */
  level?: 1 | 2 | 3;
}

/** Stands in for content without a drawing: while something is waited for, and where no brand's drawings are. */
export function PlainState({ title, text, children, level = 2, ...props }: PlainStateProps) {
  return (
    <Box {...props}>
      <Heading level={level} size="xxl">
        {title}
      </Heading>
      {text && <p>{text}</p>}
      {children}
    </Box>
  );
}
