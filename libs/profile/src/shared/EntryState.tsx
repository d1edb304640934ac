import type { EntryStatus } from '@shop/contracts';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';

const Tag = styled.span`
  justify-self: start;
  padding: 0.125rem ${theme.space.s};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.warningSoft};
  font-size: ${theme.text.s};
  font-weight: 600;
  &[data-status='approved'] {
    background: ${theme.color.successSoft};
  }
`;

interface EntryStateProps {
  entry: { approved: boolean; status?: EntryStatus | undefined; rejectionReason?: string | undefined };
}

/** Whether others can see what the customer has written, and why not. */
export function EntryState({
  entry: { approved, status = approved ? 'approved' : 'waiting', rejectionReason },
}: EntryStateProps) {
  return (
    <>
      <Tag data-status={status}>
        <FormattedMessage id={`profile.entryState.${status}`} />
      </Tag>
      {rejectionReason && (
        <span>
          <FormattedMessage id="profile.entryState.reason" values={{ reason: rejectionReason }} />
        </span>
      )}
    </>
  );
}
