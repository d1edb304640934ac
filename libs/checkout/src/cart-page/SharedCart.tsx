import type { MissingItem } from '@shop/cart';
import type { CartItem } from '@shop/contracts';
import { formatPrice, useLocale } from '@shop/intl';
import { InlineNotice } from '@shop/notices';
import { useGetSharedCartQuery } from '@shop/service-client/cart-page';
import { Button } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { Picture } from '@shop/ui-kit/image';
import { NoticeBanner } from '@shop/ui-kit/notice-banner';
import { Skeleton } from '@shop/ui-kit/skeleton';
import { theme } from '@shop/ui-kit/theme';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { CartLines } from './CartLines';
import { LineText } from './LineText';

interface SharedCartProps {
  token: string;
  /** Null where it is not possible. */
  onAdd: (token: string) => Promise<{ missing: readonly MissingItem[] } | null>;
  /** Called when the visitor is done with it. */
  onClose: () => void;
}

/** Articles that somebody has shared by a link, to put into the own cart. */
export function SharedCart({ token, onAdd, onClose }: SharedCartProps) {
  const locale = useLocale();
  const { data, isError } = useGetSharedCartQuery({ token, locale });
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<Awaited<ReturnType<SharedCartProps['onAdd']>> | undefined>();

  async function handleAdd() {
    setAdding(true);
    setAdded(await onAdd(token));
    setAdding(false);
  }

  if (isError || added === null) {
    return (
      <InlineNotice id="checkout.shared.failed" onDismiss={onClose}>
        <FormattedMessage id="checkout.shared.failed" />
      </InlineNotice>
    );
  }
  if (added) return <Added missing={added.missing} onClose={onClose} />;
  if (!data) return <Skeleton height="8rem" />;
  const shared = data.ret;
  if (!shared) {
    return (
      <NoticeBanner type="warning" title={<FormattedMessage id="checkout.shared.notFound" />} onDismiss={onClose}>
        <FormattedMessage id="checkout.shared.notFound.text" />
      </NoticeBanner>
    );
  }
  const gone = [...shared.unavailableItems, ...shared.unprocessableItems];
  return (
    <Box aria-labelledby="shared-cart">
      <Heading level={2} size="l" id="shared-cart">
        <FormattedMessage id="checkout.shared.title" />
      </Heading>
      <p>
        <FormattedMessage id="checkout.shared.text" />
      </p>
      <CartLines>
        {shared.items.map((item) => (
          <SharedLine key={item.lineItemId} item={item} />
        ))}
        {gone.map((item) => (
          <SharedLine key={item.lineItemId} item={item} isGone />
        ))}
      </CartLines>
      <div>
        {shared.items.length > 0 && (
          <Button loading={isAdding} onClick={() => void handleAdd()}>
            <FormattedMessage id="checkout.shared.add" />
          </Button>
        )}
        <Button mode="secondary" onClick={onClose}>
          <FormattedMessage id="checkout.shared.dismiss" />
        </Button>
      </div>
    </Box>
  );
}

function SharedLine({ item, isGone = false }: { item: CartItem; isGone?: boolean }) {
  const { qty, maxQuantity, rowTotalPrice, price } = item;
  return (
    <li>
      <Picture image={item.image} sizes="128px" ratio={1} alt="" />
      <LineText item={item}>
        {isGone ? (
          <FormattedMessage id="checkout.shared.soldOut" />
        ) : (
          <>
            <FormattedMessage id="checkout.saved.quantity" values={{ qty }} />
            {qty > maxQuantity && (
              <>
                {' · '}
                <FormattedMessage id="checkout.cartLine.tooMany" values={{ max: maxQuantity }} />
              </>
            )}
          </>
        )}
      </LineText>
      {!isGone && <strong>{formatPrice(rowTotalPrice.amount.cents, price.currency)}</strong>}
    </li>
  );
}

/** What came of it. */
function Added({ missing, onClose }: { missing: readonly MissingItem[]; onClose: () => void }) {
  return (
    <NoticeBanner type={missing.length > 0 ? 'warning' : 'success'} onDismiss={onClose}>
      {missing.length === 0 ? (
        <FormattedMessage id="checkout.shared.added" />
      ) : (
        <>
          <FormattedMessage id="checkout.shared.missing" />
          <ul>
            {missing.map(({ title, qty, wanted }, index) => (
              // Variants have their title in common.
              <li key={`${title} ${index}`}>
                <FormattedMessage id="checkout.shared.missing.item" values={{ title, qty, wanted }} />
              </li>
            ))}
          </ul>
        </>
      )}
    </NoticeBanner>
  );
}

const Box = styled.section`
  display: grid;
  gap: ${theme.space.m};
  margin-bottom: ${theme.space.xl};
  padding: ${theme.space.l};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.m};
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.s};
  }
`;
