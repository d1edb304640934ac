import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PlainState, type PlainStateProps } from './PlainState';

const DrawnState = styled(PlainState)`
  &::before {
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

export interface EmptyStateProps extends Pick<PlainStateProps, 'title' | 'text' | 'level'> {
  /** Above the title: a file of the brand's, `public/drawing-*.svg`, loaded where it is shown. */
  drawing: 'basket' | 'lens' | 'signpost' | 'plug' | 'list';
  /** A link or button for what to do next. */
  children?: ReactNode;
}

/** Says that there is nothing to show, and what to do next. */
export function EmptyState({ drawing, ...props }: EmptyStateProps) {
  return <DrawnState {...props} data-drawing={drawing} />;
}
