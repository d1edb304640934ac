import { formatDate } from '@shop/intl';
import { theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

const Line = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

interface BylineProps {
  author: string;
  /** Unix milliseconds. */
  createdAt: number;
}

/** Who wrote it, and on which day. */
export function Byline({ author, createdAt }: BylineProps) {
  return (
    <Line>
      {author && `${author}, `}
      <time dateTime={new Date(createdAt).toISOString()}>{formatDate(createdAt)}</time>
    </Line>
  );
}
