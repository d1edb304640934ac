import { useShopStore } from '@shop/service-client';
import { type ComponentProps, type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useIntl } from 'react-intl';
import { toggleWish } from '../wishes/toggleWish';
import { useKeptWishes } from '../wishes/useKeptWishes';
import { useWishSync } from '../wishes/useWishSync';
import { WithLateTexts } from '../wishes/WithLateTexts';
import type { WishButtonProps } from './WishButton';

interface LiveHeartProps extends WishButtonProps {
  /** Whether the heart was pressed before this was here. */
  pressedRef: RefObject<boolean>;
  /** Given whether the heart is pressed, and what a press does. */
  onChange: (attributes: ComponentProps<'button'>) => void;
}

/** Gives a heart its state and what it does. It renders nothing, so that the button stays the one that has the focus. */
export default function LiveHeart(props: LiveHeartProps) {
  return (
    <WithLateTexts>
      <HeartState {...props} />
    </WithLateTexts>
  );
}

function HeartState({ sku, title, pressedRef, onChange }: LiveHeartProps) {
  const intl = useIntl();
  const store = useShopStore();
  const isWished = useKeptWishes().skus.includes(sku);
  useWishSync();
  const handlePress = useEffectEvent(() => void toggleWish({ store, intl }, { sku, title }));
  const tell = useEffectEvent(onChange);

  useLayoutEffect(() => {
    const press = () => handlePress();
    tell({ 'aria-pressed': isWished, onClick: press });
  }, [isWished]);

  useEffect(() => {
    if (!pressedRef.current) return;
    pressedRef.current = false;
    handlePress();
  }, [pressedRef]);

  return null;
}
