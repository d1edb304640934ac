import { Heading } from '@shop/ui-kit/heading';
import { theme } from '@shop/ui-kit/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.s};
  max-width: 70ch;
  padding: clamp(1.25rem, 4vw, 2.5rem);
  border-radius: ${theme.radius.m};
  background: ${theme.color.surfaceSunken};
  & > h3 {
    font-size: ${theme.text.xl};
  }
  @media (scripting: none) {
    [data-scripted] {
      display: none;
    }
  }
`;

interface EmptyNoteProps {
  title: ReactNode;
  /** Invites to write the first entry. */
  invitation: ReactNode;
  children: ReactNode;
}

/** Says that there are no entries yet, and how to write one. */
export function EmptyNote({ title, invitation, children }: EmptyNoteProps) {
  return (
    <Box>
      <Heading level={3} size="xl">
        {title}
      </Heading>
      <p>{invitation}</p>
      {children}
    </Box>
  );
}
