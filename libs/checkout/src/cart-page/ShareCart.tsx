import { formatDate } from '@shop/intl';
import { InlineNotice } from '@shop/notices';
import { useShareCartMutation } from '@shop/service-client/cart-page';
import { Button } from '@shop/ui-kit/button';
import { TextField } from '@shop/ui-kit/field';
import { Stack } from '@shop/ui-kit/layout';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sharedCartHash } from './sharedCartHash';

/** Makes a link by which anybody can put the same articles into the own cart. `page` is the address of the cart. */
export function ShareCart({ page }: { page: string }) {
  const { formatMessage } = useIntl();
  const [share, { data, isLoading, isError }] = useShareCartMutation();
  const [isCopied, setCopied] = useState(false);
  const link = data?.token ? `${location.origin}${page}${sharedCartHash(data.token)}` : null;

  async function handleShare() {
    setCopied(false);
    await share();
  }

  async function copy(text: string) {
    // Not where it is forbidden: then the field is there to copy from.
    setCopied(
      await navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      ),
    );
  }

  return (
    <Stack gap="s">
      <div>
        <Button mode="secondary" size="small" loading={isLoading} onClick={() => void handleShare()}>
          <FormattedMessage id="checkout.share.button" />
        </Button>
      </div>
      {(isError || data?.error) && (
        <InlineNotice id="checkout.share.failed">
          <FormattedMessage id="checkout.share.failed" />
        </InlineNotice>
      )}
      {link && (
        <>
          <TextField
            label={<FormattedMessage id="checkout.share.link" />}
            hint={formatMessage({ id: 'checkout.share.hint' }, { date: formatDate(data?.expiresAt ?? 0) })}
            value={link}
            readOnly
            autoFocus
            onFocus={(event) => event.currentTarget.select()}
          />
          <div>
            <Button mode="secondary" size="small" onClick={() => void copy(link)}>
              <FormattedMessage id="checkout.share.copy" />
            </Button>
          </div>
          <p role="status">{isCopied && <FormattedMessage id="checkout.share.copied" />}</p>
        </>
      )}
    </Stack>
  );
}
