import type { Product } from '@shop/contracts';
import { MAX_LETTERING_LENGTH } from '@shop/contracts/constants';
import { Button } from '@shop/ui-kit/button';
import { onOneLine, TextArea, TextField } from '@shop/ui-kit/field';
import { Inline } from '@shop/ui-kit/layout';
import { theme } from '@shop/ui-kit/theme';
import { type SyntheticEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';

export interface WrapChoice {
  /** Of the paper. */
  sku: string;
  /** Words of the card; '' for none. */
  text: string;
  /** ISO day on which it is given; '' for none. */
  date: string;
}

interface GiftWrapFormProps {
  papers: Product;
  /** What was chosen before. */
  chosen: WrapChoice | undefined;
  /** Resolves with whether it is in the cart. */
  onSave: (chosen: WrapChoice) => Promise<boolean>;
  onClose: () => void;
}

/** The paper, the words of the card and the day for a gift. */
export function GiftWrapForm({ papers, chosen, onSave, onClose }: GiftWrapFormProps) {
  const { formatMessage } = useIntl();
  const name = useId();
  const choices = papers.configurationOptions.flatMap(({ values }) => values).filter(({ isSoldOut }) => !isSoldOut);
  const [sku, setSku] = useState(chosen?.sku ?? choices[0]?.targetSKU ?? papers.sku);
  const [text, setText] = useState(chosen?.text ?? '');
  const [date, setDate] = useState(chosen?.date ?? '');
  const [isSaving, setSaving] = useState(false);
  const max = papers.lettering?.maxLength ?? MAX_LETTERING_LENGTH;

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setSaving(true);
    const isSaved = await onSave({ sku, text: text.trim(), date });
    setSaving(false);
    if (isSaved) onClose();
  }

  return (
    <Form onSubmit={(event) => void handleSubmit(event)}>
      <fieldset>
        <legend>
          <FormattedMessage id="checkout.giftWrap.paper" />
        </legend>
        {choices.map(({ targetSKU, label, swatchColor }) => (
          <label key={targetSKU}>
            <input
              type="radio"
              name={name}
              value={targetSKU}
              checked={targetSKU === sku}
              onChange={() => setSku(targetSKU)}
            />
            <span data-paper="" style={{ backgroundColor: swatchColor }} aria-hidden="true" />
            {label}
          </label>
        ))}
      </fieldset>
      <TextArea
        label={formatMessage({ id: 'checkout.giftWrap.card' })}
        hint={formatMessage({ id: 'checkout.giftWrap.left' }, { count: max - text.length })}
        rows={3}
        maxLength={max}
        value={text}
        // The card has one paragraph.
        onChange={(event) => setText(onOneLine(event.currentTarget.value))}
      />
      {papers.lettering?.takesDate && (
        <TextField
          type="date"
          label={formatMessage({ id: 'checkout.giftWrap.date' })}
          min={new Date().toISOString().slice(0, 10)}
          value={date}
          onChange={(event) => setDate(event.currentTarget.value)}
        />
      )}
      <Inline gap="s">
        <Button type="submit" size="small" loading={isSaving}>
          <FormattedMessage id="checkout.giftWrap.save" />
        </Button>
        <Button mode="secondary" size="small" onClick={onClose}>
          <FormattedMessage id="checkout.cartLine.personalize.cancel" />
        </Button>
      </Inline>
    </Form>
  );
}

const { color, space } = theme;

const Form = styled.form`
  display: grid;
  gap: ${space.m};
  max-inline-size: 34rem;
  padding: ${space.m};
  border-radius: ${theme.radius.m};
  background: ${color.surfaceSunken};
  & fieldset {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space.s};
    min-width: 0;
  }
  & legend {
    padding: 0;
    margin-block-end: ${space.xs};
    font-size: ${theme.text.s};
    font-weight: 600;
  }
  & fieldset label {
    position: relative;
    display: grid;
    gap: ${space.xs};
    padding: ${space.xs};
    border: ${theme.border.control} solid ${color.line};
    border-radius: ${theme.radius.m};
    background: ${color.surfaceRaised};
    font-size: ${theme.text.s};
    text-align: center;
    cursor: pointer;
  }
  & label:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
  & label:has(:focus-visible) {
    outline: ${theme.border.focus} solid ${color.focus};
    outline-offset: 2px;
  }
  & [type='radio'] {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: inherit;
  }
  /* A folded sheet with a ribbon in both directions. */
  & [data-paper] {
    block-size: 4.5rem;
    border-radius: ${theme.radius.s};
    background-image:
      linear-gradient(90deg, transparent 44%, rgb(255 255 255 / 70%) 44% 56%, transparent 56%),
      linear-gradient(transparent 42%, rgb(255 255 255 / 70%) 42% 58%, transparent 58%),
      radial-gradient(rgb(255 255 255 / 35%) 12%, transparent 13%);
    background-size:
      100% 100%,
      100% 100%,
      0.9rem 0.9rem;
  }
`;
