import { InlineNotice } from '@shop/notices';
import { Button } from '@shop/ui-kit/button';
import { KeptFocusOnRetry } from '@shop/ui-kit/kept-focus';
import { Stack } from '@shop/ui-kit/layout';
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
  function content() {
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
        action={
          <Button mode="secondary" size="small" onClick={onRetry}>
            <FormattedMessage id="checkout.failed.retry" />
          </Button>
        }
      />
    );
  }

  // Options that are here stay when they cannot be asked for anew; a wrapper around them would empty the form.
  return <KeptFocusOnRetry hasFailed={!options && hasFailed}>{content()}</KeptFocusOnRetry>;
}
