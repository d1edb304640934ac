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
  /** Id of the element to go to, without '#'. */
  targetId: string;
  children: ReactNode;
}

/** The first stop of the keyboard: past the header, to the content. Seen only while focused. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  return <Jump href={`#${targetId}`}>{children}</Jump>;
}
