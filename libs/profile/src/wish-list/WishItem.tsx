import type { Wish } from '@shop/contracts';
import { formatPrice } from '@shop/intl';
import { Button } from '@shop/ui-kit/button';
import { Picture } from '@shop/ui-kit/image';
import { Link } from '@shop/ui-kit/link';
import { Price } from '@shop/ui-kit/price';
import { media, theme } from '@shop/ui-kit/theme';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { MoveWish, type WishTarget } from './MoveWish';

const Row = styled.article`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: ${theme.space.s} ${theme.space.m};
  align-items: center;
  & > div {
    display: grid;
    gap: ${theme.space.xxs};
    overflow-wrap: anywhere;
  }
  & > div > p {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
  }
  & > div:last-child {
    grid-column: 1 / -1;
    gap: ${theme.space.xs};
  }
  ${media.tablet} {
    grid-template-columns: 6rem minmax(0, 1fr) 14rem;
    & > div:last-child {
      grid-column: auto;
    }
  }
`;

interface WishItemProps {
  wish: Wish;
  isBusy: boolean;
  targets: readonly WishTarget[];
  onBuy: () => void;
  onRemove?: (() => void) | undefined;
  onMove?: ((to: string) => Promise<unknown>) | undefined;
}

/** An article of a list: what it costs and whether it can be had, and what can be done with it. */
export function WishItem({ wish, isBusy, targets, onBuy, onRemove, onMove }: WishItemProps) {
  const { formatMessage } = useIntl();
  const { title, variant, subTitle, url, image, price, droppedCents, maxQuantity } = wish;
  const name = variant ? `${title}, ${variant}` : title;
  return (
    <Row>
      <Picture image={image} sizes="96px" ratio={1} alt="" />
      <div>
        {url ? <Link to={url}>{name}</Link> : <strong>{name}</strong>}
        {subTitle && <p>{subTitle}</p>}
        <Price price={price} />
        {droppedCents > 0 && (
          <p>
            <FormattedMessage
              id="profile.wishList.dropped"
              values={{ amount: formatPrice(droppedCents, price.currency) }}
            />
          </p>
        )}
        {maxQuantity < 1 && (
          <p>
            <FormattedMessage id="profile.wishList.soldOut" />
          </p>
        )}
      </div>
      <div>
        {maxQuantity > 0 && (
          <Button
            size="small"
            loading={isBusy}
            aria-label={formatMessage({ id: 'profile.wishList.buy.label' }, { title: name })}
            onClick={onBuy}
          >
            <FormattedMessage id="profile.wishList.buy" />
          </Button>
        )}
        {onRemove && (
          <Button
            mode="secondary"
            size="small"
            aria-label={formatMessage({ id: 'profile.wishList.remove.label' }, { title: name })}
            onClick={onRemove}
          >
            <FormattedMessage id="profile.wishList.remove" />
          </Button>
        )}
        {onMove && targets.length > 0 && <MoveWish name={name} targets={targets} onMove={onMove} />}
      </div>
    </Row>
  );
}
