import type { OrderStatus } from '@shop/contracts';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';

type Tone = 'open' | 'done' | 'ended';

const tones: Record<OrderStatus, Tone> = {
  transmitted: 'open',
  readyForPickUp: 'open',
  shipped: 'open',
  delivered: 'done',
  completed: 'done',
  canceled: 'ended',
  canceledByCustomer: 'ended',
  invalid: 'ended',
  returned: 'ended',
  refunded: 'ended',
};

const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: 1.75rem;
  padding-inline: ${theme.space.s};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.infoSoft};
  color: ${theme.color.text};
  font-size: ${theme.text.s};
  font-weight: 600;
  &[data-tone='done'] {
    background: ${theme.color.successSoft};
  }
  &[data-tone='ended'] {
    background: ${theme.color.surfaceSunken};
  }
`;

/** What has become of an order, in a word. */
export function OrderStatusTag({ status }: { status: OrderStatus }) {
  return (
    <Tag data-tone={tones[status]}>
      <FormattedMessage id={`profile.status.${status}`} />
    </Tag>
  );
}
