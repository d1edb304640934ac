import { WriteButton, type WritingOrder } from '@shop/community/writing';
import { askToConfirm } from '@shop/notices';
import type { EntryStatus } from '@shop/contracts';
import { useWithdrawEntryMutation } from '@shop/service-client/profile';
import { Button } from '@shop/ui-kit/button';
import { Inline } from '@shop/ui-kit/layout';
import { type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Written } from './Written';

interface OwnEntryProps {
  kind: 'review' | 'question';
  id: string;
  status: EntryStatus | undefined;
  /** Names it for screen readers. */
  title: string;
  /** To write it again; none where it stays as it is. */
  order: WritingOrder | null;
  children: ReactNode;
}

/** Something that the customer has written, with what they can do about it. */
export function OwnEntry({ kind, id, status, title, order, children }: OwnEntryProps) {
  const intl = useIntl();
  const ref = useRef<HTMLElement>(null);
  const [withdraw, { isLoading }] = useWithdrawEntryMutation();
  const { formatMessage } = intl;

  async function handleWithdraw() {
    const isSure = await askToConfirm(intl, {
      id: 'withdraw-entry',
      domain: 'profile',
      title: `profile.ownEntry.withdraw.${kind}.title`,
      text: `profile.ownEntry.withdraw.${kind}.text`,
      yes: 'profile.ownEntry.withdraw.yes',
      no: 'profile.ownEntry.withdraw.no',
    });
    if (!isSure) return;
    const { data } = await withdraw({ kind, id });
    // The button is gone then.
    if (data && !data.error) ref.current?.focus();
  }

  return (
    <Written ref={ref} tabIndex={-1} aria-label={title}>
      {children}
      <Inline gap="s">
        {order && (
          <WriteButton
            order={order}
            mode="secondary"
            size="small"
            aria-label={formatMessage({ id: 'profile.ownEntry.edit.label' }, { title })}
          >
            <FormattedMessage id="profile.ownEntry.edit" />
          </WriteButton>
        )}
        {status !== 'withdrawn' && (
          <Button
            mode="transparent"
            size="small"
            loading={isLoading}
            aria-label={formatMessage({ id: 'profile.ownEntry.withdraw.label' }, { title })}
            onClick={() => void handleWithdraw()}
          >
            <FormattedMessage id="profile.ownEntry.withdraw" />
          </Button>
        )}
      </Inline>
    </Written>
  );
}
