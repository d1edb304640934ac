import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { RetryButton } from '../retry-button';
import { theme } from '../theme';

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s} ${theme.space.m};
  padding-block: ${theme.space.s};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

/** Says that a part of the page did not come, and tries again. */
export function FailedPart({ onRetry }: { onRetry: () => void }) {
  return (
    <Note role="status">
      <FormattedMessage id="ui-kit.failedPart.text" />
      <RetryButton mode="secondary" size="small" onClick={onRetry} />
    </Note>
  );
}
