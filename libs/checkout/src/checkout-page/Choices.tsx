import { InlineNotice } from '@shop/notices';
import { Stack } from '@shop/ui-kit/layout';
import { RetryButton } from '@shop/ui-kit/retry-button';
import { Skeleton } from '@shop/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface ChoicesProps<Option> {
  /** What can be chosen, once it is here. */
  options: readonly Option[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  children: (options: readonly Option[]) => ReactNode;
}

/** What a step offers to choose from, or that it is on its way or did not come. */
export function Choices<Option>({ options, hasFailed, onRetry, children }: ChoicesProps<Option>) {
  if (options) return children(options);
  if (!hasFailed) {
    return (
      <Stack aria-busy="true">
        <Skeleton height="5rem" />
        <Skeleton height="5rem" />
      </Stack>
    );
  }
  return (
    <InlineNotice
      id="checkout.choices.failed"
      title={<FormattedMessage id="checkout.choices.failed" />}
      action={<RetryButton mode="secondary" size="small" onClick={onRetry} />}
    />
  );
}
