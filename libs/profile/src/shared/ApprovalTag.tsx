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
  &[data-approved] {
    background: ${theme.color.successSoft};
  }
`;

/** Whether others can see what the customer has written. */
export function ApprovalTag({ approved }: { approved: boolean }) {
  return (
    <Tag data-approved={approved ? '' : undefined}>
      <FormattedMessage id={approved ? 'profile.approval.shown' : 'profile.approval.waiting'} />
    </Tag>
  );
}
