import { type ComponentProps, useRef, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { Heart } from './Heart';
import { heartCode, subscribeToHearts, wakeHearts } from './hearts';
import { isWishStored } from './wishStorage';

const nothing = () => null;

export interface WishButtonProps {
  sku: string;
  /** Title of the article. */
  title: string;
}

/**
 * A heart that puts an article on the wish list, or takes it off. It is nothing but a button that shows what this browser
 * has stored, and keeps a press until its code is here, which most visitors never load.
 */
export function WishButton({ sku, title }: WishButtonProps) {
  const { formatMessage } = useIntl();
  const code = useSyncExternalStore(subscribeToHearts, heartCode, nothing);
  const isStored = useSyncExternalStore(subscribeToHearts, () => isWishStored(sku), nothing);
  const [attributes, setAttributes] = useState<ComponentProps<'button'>>({});
  const pressedRef = useRef(false);

  return (
    <>
      <Heart
        type="button"
        data-late=""
        data-wish={sku}
        aria-label={formatMessage({ id: 'catalogue.wishButton.label' }, { title })}
        aria-pressed={Boolean(isStored)}
        onPointerEnter={wakeHearts}
        onFocus={wakeHearts}
        onClick={() => {
          pressedRef.current = true;
          wakeHearts();
        }}
        {...attributes}
      />
      {code && <code.default sku={sku} title={title} pressedRef={pressedRef} onChange={setAttributes} />}
    </>
  );
}
