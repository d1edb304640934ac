import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../heading/Heading';
import { theme } from '../theme';

const BEGIN = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 80' fill='none' stroke='%23000' stroke-width='3' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='`;
const END = `'/%3E%3C/svg%3E")`;

// Strings without calls: the build leaves nothing of them in scripts.
const basket = `${BEGIN}M20 32H100L90 70H30ZM38 32L52 10M82 32L68 10M46 44V58M60 44V58M74 44V58${END}`;
const lens = `${BEGIN}M52 12A24 24 0 1 1 52 60A24 24 0 1 1 52 12M70 54L94 74M42 36H62M14 74H40${END}`;
const signpost = `${BEGIN}M60 8V74M34 14H80L90 23L80 32H34ZM86 40H46L36 48L46 56H86ZM44 74H76${END}`;
const plug = `${BEGIN}M8 40H34M34 26V54H48C56 54 58 48 58 40C58 32 56 26 48 26ZM58 34H68M58 46H68M112 40H92M92 24V56H82V24ZM74 14L78 20M74 66L78 60${END}`;

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
    block-size: 6rem;
    background: ${theme.color.accent};
    mask: var(--drawing) center / contain no-repeat;
  }
  &[data-drawing='basket'] {
    --drawing: ${basket};
  }
  &[data-drawing='lens'] {
    --drawing: ${lens};
  }
  &[data-drawing='signpost'] {
    --drawing: ${signpost};
  }
  &[data-drawing='plug'] {
    --drawing: ${plug};
  }
`;

export interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  /** A link or button for what to do next. */
  children?: ReactNode;
  /** Above the title. */
  drawing?: 'basket' | 'lens' | 'signpost' | 'plug';
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
