import type { CartItem } from '@shop/contracts';
import { onIntent, preloadable } from '@shop/preloadable';
import { Button, ButtonLink } from '@shop/ui-kit/button';
import { Picture } from '@shop/ui-kit/image';
import { Stack } from '@shop/ui-kit/layout';
import { WhenWanted } from '@shop/ui-kit/part';
import { theme } from '@shop/ui-kit/theme';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { RemoveButton, SaveButton } from './LeaveButtons';
import type { LineChanges } from './LineChanges';
import { LineText } from './LineText';

const backInStock = preloadable(() => import('@shop/catalogue/back-in-stock'));
const alternatives = preloadable(() => import('./Alternatives'));

interface UnavailableLineProps extends Pick<LineChanges, 'onRemove' | 'onSave'> {
  item: CartItem;
  reason: 'soldOut' | 'gone' | 'unprocessable';
  /** Address of the shop's first page. */
  root: string;
}

/** An article that cannot be bought, which is not in the totals: why, and what can be done instead. */
export function UnavailableLine({ item, reason, root, onRemove, onSave }: UnavailableLineProps) {
  const [isBusy, setBusy] = useState(false);
  const [shown, setShown] = useState<'notify' | 'alternatives' | null>(null);
  const { title, sku, productId } = item;

  async function leave(how: LineChanges['onRemove']) {
    if (isBusy) return;
    setBusy(true);
    await how(item);
    setBusy(false);
  }

  const toggle = (part: NonNullable<typeof shown>) => ({
    'aria-expanded': shown === part,
    onClick: () => setShown(shown === part ? null : part),
  });

  return (
    <li aria-busy={isBusy}>
      <Picture image={item.image} sizes="128px" ratio={1} alt="" />
      <LineText item={item}>
        <FormattedMessage id={`checkout.unavailable.${reason}`} />
      </LineText>
      <Ways data-wide="">
        {reason === 'soldOut' && (
          <Button mode="secondary" size="small" {...toggle('notify')} {...onIntent(backInStock)}>
            <FormattedMessage id="checkout.unavailable.notify" />
          </Button>
        )}
        {productId ? (
          <Button mode="secondary" size="small" {...toggle('alternatives')} {...onIntent(alternatives)}>
            <FormattedMessage id="checkout.unavailable.alternatives" />
          </Button>
        ) : (
          <ButtonLink mode="secondary" size="small" to={root}>
            <FormattedMessage id="checkout.cartPage.empty.link" />
          </ButtonLink>
        )}
        {reason === 'soldOut' && <SaveButton title={title} onPress={() => leave(onSave)} />}
        <RemoveButton title={title} onPress={() => leave(onRemove)} />
      </Ways>
      {shown && (
        <Stack data-wide="">
          {shown === 'notify' ? (
            <WhenWanted part={backInStock}>{({ default: BackInStock }) => <BackInStock sku={sku} />}</WhenWanted>
          ) : (
            <WhenWanted part={alternatives}>
              {({ default: Alternatives }) => <Alternatives productId={productId} title={title} />}
            </WhenWanted>
          )}
        </Stack>
      )}
    </li>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs};
`;
