import { keyframes, styled } from 'styled-components';
import { theme } from '../theme';

const breathe = keyframes`50% { opacity: 0.5; }`;

const Block = styled.span`
  display: block;
  border-radius: ${theme.radius.s};
  background: ${theme.color.surfaceSunken};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

export interface SkeletonProps {
  /** CSS lengths. */
  width?: string;
  height?: string;
  /** height / width, instead of a height. */
  ratio?: number;
}

/** Placeholder of content that is loading. */
export function Skeleton({ width = '100%', height = '1em', ratio }: SkeletonProps) {
  return <Block aria-hidden="true" style={ratio ? { width, aspectRatio: `1 / ${ratio}` } : { width, height }} />;
}
