import type { ReactNode } from 'react';
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
  &[data-drawing]::before {
    content: '';
    flex: 0 0 100%;
    block-size: 12rem;
    background: var(--drawing) center / contain no-repeat;
  }
  &[data-drawing='basket'] {
    --drawing: url('/drawing-basket.svg');
  }
  &[data-drawing='lens'] {
    --drawing: url('/drawing-lens.svg');
  }
  &[data-drawing='signpost'] {
    --drawing: url('/drawing-signpost.svg');
  }
  &[data-drawing='plug'] {
    --drawing: url('/drawing-plug.svg');
  }
  &[data-drawing='list'] {
    --drawing: url('/drawing-list.svg');
  }
`;

export interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  /** A link or button for what to do next. */
  children?: ReactNode;
  /** Above the title: a file of the brand's, `public/drawing-*.svg`, loaded where it is shown. */
  drawing?: 'basket' | 'lens' | 'signpost' | 'plug' | 'list';
  /** Heading level of the title. */
  level?: 1 | 2 | 3;
}

/** Says that there is nothing to show, and what to do next. */
export function EmptyState({ title, text, drawing, children, level = 2 }: EmptyStateProps) {
  return (
    <Box data-drawing={drawing}>
      <Heading level={level} size="xxl">
        {title}
      </Heading>
      {text && <p>{text}</p>}
      {children}
    </Box>
  );
}
