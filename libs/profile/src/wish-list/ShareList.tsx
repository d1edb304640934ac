import type { WishList } from '@shop/contracts';
import { MAX_WISH_TITLE_LENGTH } from '@shop/contracts/constants';
import { wishHash, wishListPath } from '@shop/contracts/wish-links';
import { formatDate } from '@shop/intl';
import { InlineNotice } from '@shop/notices';
import { useShareWishListMutation, useStopSharingWishListMutation } from '@shop/service-client/wishes';
import { Button } from '@shop/ui-kit/button';
import { TextField } from '@shop/ui-kit/field';
import { Heading } from '@shop/ui-kit/heading';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { KeptPanel } from '../shared/KeptPanel';

/** Makes a link that shows a list to others, with a name where one is given, and ends it. `profile` is the profile area's address. */
export function ShareList({ list, profile }: { list: WishList; profile: string }) {
  const { formatMessage } = useIntl();
  const [share, { data, isLoading, isError, reset }] = useShareWishListMutation();
  const [stop, { isLoading: isStopping }] = useStopSharingWishListMutation();
  const [name, setName] = useState(list.sharedName);
  const [isCopied, setCopied] = useState(false);
  const link = data?.token ? location.origin + wishListPath(profile) + wishHash('shared', data.token) : null;

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
    <KeptPanel aria-labelledby="wish-share">
      <Heading level={2} size="l" id="wish-share">
        <FormattedMessage id="profile.wishList.share.title" />
      </Heading>
      <p>
        {list.sharedUntil ? (
          <FormattedMessage id="profile.wishList.share.until" values={{ date: formatDate(list.sharedUntil) }} />
        ) : (
          <FormattedMessage id="profile.wishList.share.text" />
        )}
      </p>
      <TextField
        label={<FormattedMessage id="profile.wishList.share.name" />}
        hint={formatMessage({ id: 'profile.wishList.share.name.hint' })}
        maxLength={MAX_WISH_TITLE_LENGTH}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {(isError || data?.error) && (
        <InlineNotice id="profile.form.failed">
          <FormattedMessage id="profile.form.failed" />
        </InlineNotice>
      )}
      <Button
        mode="secondary"
        loading={isLoading}
        onClick={() => {
          setCopied(false);
          void share({ listId: list.id, name });
        }}
      >
        <FormattedMessage id={list.sharedUntil ? 'profile.wishList.share.again' : 'profile.wishList.share.submit'} />
      </Button>
      {list.sharedUntil && (
        <Button
          mode="secondary"
          loading={isStopping}
          onClick={() => {
            reset();
            void stop(list.id);
          }}
        >
          <FormattedMessage id="profile.wishList.share.stop" />
        </Button>
      )}
      {link && (
        <>
          <TextField
            label={<FormattedMessage id="profile.wishList.share.link" />}
            value={link}
            readOnly
            autoFocus
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button mode="secondary" size="small" onClick={() => void copy(link)}>
            <FormattedMessage id="profile.wishList.share.copy" />
          </Button>
          <p role="status">{isCopied && <FormattedMessage id="profile.wishList.share.copied" />}</p>
        </>
      )}
    </KeptPanel>
  );
}
