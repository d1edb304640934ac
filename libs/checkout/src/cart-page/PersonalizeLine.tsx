import type { Personalized } from '@shop/catalogue/personalization';
import type { CartItem } from '@shop/contracts';
import { onIntent, preloadable } from '@shop/preloadable';
import { Button } from '@shop/ui-kit/button';
import { Inline, Stack } from '@shop/ui-kit/layout';
import { WhenWanted } from '@shop/ui-kit/part';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LineChanges } from './LineChanges';

const personalization = preloadable(() => import('@shop/catalogue/personalization'));

interface PersonalizeLineProps extends Pick<LineChanges, 'onPersonalize'> {
  item: CartItem;
}

/** Changes the picture and the text that a visitor has put on an article of the cart. */
export function PersonalizeLine({ item, onPersonalize }: PersonalizeLineProps) {
  const { formatMessage } = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const [draft, setDraft] = useState<Personalized | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isSaving, setSaving] = useState(false);
  // What is not edited here, such as the day of a gift, stays.
  const { imageId, text, recipient, ...kept } = item.personalization ?? {};
  const action = formatMessage({
    id: item.personalization ? 'checkout.cartLine.personalize' : 'checkout.cartLine.personalize.new',
  });

  function toggle() {
    const draftOf = { imageId: imageId ?? '', text: text ?? '', ...(recipient && { recipient }) };
    setDraft(imageId || text || recipient ? draftOf : null);
    setOpen(!isOpen);
  }

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  async function save() {
    setSaving(true);
    const isKept = Object.values(kept).some(Boolean);
    const { ok } = await onPersonalize(item.lineItemId, draft || isKept ? { ...kept, ...draft } : null);
    setSaving(false);
    if (ok) close();
  }

  return (
    <Stack gap="s" data-wide="">
      <div>
        <Button
          ref={button}
          mode="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-label={`${action}: ${item.title}`}
          onClick={toggle}
          {...onIntent(personalization)}
        >
          {action}
        </Button>
      </div>
      {isOpen && (
        <WhenWanted part={personalization}>
          {({ Personalization }) => (
            <>
              <Personalization
                image={item.image}
                lettering={item.lettering}
                productType={item.productType}
                price={item.price}
                value={draft}
                onChange={setDraft}
              />
              <Inline gap="s">
                <Button size="small" loading={isSaving} onClick={() => void save()}>
                  <FormattedMessage id="checkout.cartLine.personalize.save" />
                </Button>
                <Button mode="secondary" size="small" onClick={close}>
                  <FormattedMessage id="checkout.cartLine.personalize.cancel" />
                </Button>
              </Inline>
            </>
          )}
        </WhenWanted>
      )}
    </Stack>
  );
}
