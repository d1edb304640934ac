import type { CartItem, Product } from '@shop/contracts';
import { formatDate, formatPrice } from '@shop/intl';
import { onIntent, preloadable } from '@shop/preloadable';
import { Button } from '@shop/ui-kit/button';
import { WhenWanted } from '@shop/ui-kit/part';
import { theme } from '@shop/ui-kit/theme';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { LineChanges } from '../LineChanges';
import type { WrapChoice } from './GiftWrapForm';

const form = preloadable(() => import('./GiftWrapForm'));

interface GiftWrapProps extends Pick<LineChanges, 'onRemovePart' | 'onPersonalize' | 'onAddPart'> {
  /** The line that is a gift. */
  item: CartItem;
  /** Its child line of paper, if it is wrapped. */
  wrap: CartItem | undefined;
  /** The item whose variants are the papers. Undefined until it is known: its height is reserved, so that nothing below moves. */
  papers: Product | undefined;
}

/** Whether a line is wrapped, in which paper, with what words and for which day; and the way to change that. */
export function GiftWrap({ item, wrap, papers, onRemovePart, onPersonalize, onAddPart }: GiftWrapProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const { title, lineItemId } = item;

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  async function handleSave({ sku, text, date }: WrapChoice) {
    const personalization = { text: text || null, date: date || null };
    if (wrap?.sku === sku) return (await onPersonalize(wrap.lineItemId, personalization)).ok;
    // It takes the place of the old paper.
    return (await onAddPart({ sku, qty: 1, personalization }, lineItemId)).ok;
  }

  // Without an undo: restored, this paper would take the place of one that was chosen meanwhile.
  async function handleRemove({ lineItemId: paper }: CartItem) {
    setRemoving(true);
    const { ok } = await onRemovePart(paper);
    setRemoving(false);
    // The pressed button leaves with the paper.
    if (ok) button.current?.focus();
  }

  return (
    <Box data-wide="">
      {wrap && (
        <p>
          <strong>{wrap.title}</strong> {wrap.subTitle},{' '}
          {formatPrice(wrap.rowTotalPrice.amount.cents, wrap.price.currency)}
          {wrap.personalization?.text && <em>«{wrap.personalization.text}»</em>}
          {wrap.personalization?.date && (
            <span>
              <FormattedMessage
                id="checkout.giftWrap.given"
                values={{ date: formatDate(Date.parse(wrap.personalization.date)) }}
              />
            </span>
          )}
        </p>
      )}
      <div data-unknown={papers ? undefined : ''}>
        <Button
          ref={button}
          mode="secondary"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          {...onIntent(form)}
        >
          {wrap ? (
            <FormattedMessage id="checkout.giftWrap.change" values={{ title }} />
          ) : (
            <FormattedMessage
              id="checkout.giftWrap.add"
              values={{ title, price: formatPrice(papers?.price?.amount.cents ?? 0, papers?.price?.currency ?? 'CHF') }}
            />
          )}
        </Button>
        {wrap && (
          <Button mode="transparent" size="small" loading={isRemoving} onClick={() => void handleRemove(wrap)}>
            <FormattedMessage id="checkout.giftWrap.remove" values={{ title }} />
          </Button>
        )}
      </div>
      {isOpen && papers && (
        <WhenWanted part={form}>
          {({ GiftWrapForm }) => (
            <GiftWrapForm
              papers={papers}
              chosen={
                wrap && {
                  sku: wrap.sku,
                  text: wrap.personalization?.text ?? '',
                  date: wrap.personalization?.date ?? '',
                }
              }
              onSave={handleSave}
              onClose={close}
            />
          )}
        </WhenWanted>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space.s};
  & p {
    display: grid;
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
    overflow-wrap: anywhere;
  }
  & [data-unknown] {
    visibility: hidden;
  }
  & strong {
    color: ${theme.color.text};
  }
`;
