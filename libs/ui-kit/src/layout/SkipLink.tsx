import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';

const Jump = styled.a`
  position: fixed;
  top: ${theme.space.xs};
  left: ${theme.space.xs};
  z-index: 100;
  padding: ${theme.space.s} ${theme.space.m};
  border-radius: ${theme.radius.control};
  background: ${theme.color.inverse};
  color: ${theme.color.onInverse};
  &:not(:focus) {
    translate: 0 -200%;
  }
`;

export interface SkipLinkProps {
  /** Id of the target element, without '#'. */
  targetId: string;
  children: ReactNode;
}

/** The first focus stop: past the header, to the content. Visible only while focused. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  return <Jump href={`#${targetId}`}>{children}</Jump>;
}
