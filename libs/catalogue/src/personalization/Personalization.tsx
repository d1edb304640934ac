import type { Image, Lettering, Price, ProductType } from '@shop/contracts';
import { MAX_RECIPIENT_LENGTH } from '@shop/contracts/constants';
import { MAX_IMAGE_BYTES } from '@shop/contracts/upload-limits';
import { InlineNotice } from '@shop/notices';
import { Button } from '@shop/ui-kit/button';
import { TextField } from '@shop/ui-kit/field';
import { IconCheck, IconPlus, IconTrash } from '@shop/ui-kit/icon';
import { Picture } from '@shop/ui-kit/image';
import { VisuallyHidden } from '@shop/ui-kit/layout';
import { IMAGE_TYPES } from '@shop/validation';
import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LetteringField } from './LetteringField';
import { nothing, type Personalized, plainLettering } from './personalized';
import { PersonalizationTexts } from './PersonalizationTexts';
import { PersonalizationPanel } from './PersonalizationPanel';
import { PersonalizedOverlay } from './PersonalizedOverlay';
import { useImageUpload } from './useImageUpload';
import { useSettled } from './useSettled';

export interface PersonalizationProps {
  /** The product's own picture. */
  image: Image | null;
  /** How words come onto it; without, one short line. */
  lettering?: Lettering | null | undefined;
  /** What it is, and its price: a voucher of a value has that printed on it. */
  productType?: ProductType | undefined;
  price?: Price | null | undefined;
  value: Personalized | null;
  /** Null where the product is not personalized any more. */
  onChange: (value: Personalized | null) => void;
}

/** Adds a picture and a text of the visitor to a product, with a preview. */
export function Personalization(props: PersonalizationProps) {
  return (
    <PersonalizationTexts>
      <PersonalizationForm {...props} />
    </PersonalizationTexts>
  );
}

function PersonalizationForm({ image, lettering, productType, price, value, onChange }: PersonalizationProps) {
  const intl = useIntl();
  const told = useSettled(value?.text ?? '');
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { imageId, text, recipient = '' } = value ?? nothing;
  const room = lettering ?? plainLettering;
  // The visitor may buy the previous picture while a new one uploads: then it must not be discarded.
  const latest = useRef<Personalized>(nothing);
  useEffect(() => {
    latest.current = { imageId, text, ...(recipient && { recipient }) };
  }, [imageId, text, recipient]);
  const { send, discard, isUploading, problem } = useImageUpload((id) => {
    if (latest.current.imageId) discard(latest.current.imageId);
    change({ imageId: id });
  });

  function change(part: Partial<Personalized>) {
    const next = { ...latest.current, ...part };
    onChange(next.imageId || next.text || next.recipient ? next : null);
  }

  function handleFiles({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // Allows choosing the same file again.
    currentTarget.value = '';
    if (files.length > 0 && !isUploading) void send(files);
  }

  function handleRemove() {
    discard(imageId);
    change({ imageId: '' });
    input.current?.focus();
  }

  return (
    <PersonalizationPanel>
      <div data-preview="">
        <Picture image={image} sizes={PREVIEW_SIZES} ratio="square" alt="" />
        {value && (
          <PersonalizedOverlay {...value} {...{ lettering, productType, price, image }} sizes={PREVIEW_SIZES} />
        )}
      </div>
      {room.takesPicture && (
        <div>
          <label data-busy={isUploading ? '' : undefined}>
            <input
              ref={input}
              type="file"
              accept={IMAGE_TYPES.join()}
              // Not disabled, which would take the focus away.
              aria-disabled={isUploading}
              aria-describedby={hintId}
              onClick={(event) => isUploading && event.preventDefault()}
              onChange={handleFiles}
            />
            <IconPlus />
            <FormattedMessage id={`catalogue.personalization.${imageId ? 'replace' : 'upload'}`} />
          </label>
          <p id={hintId}>
            <FormattedMessage id="catalogue.personalization.hint" />
          </p>
          {imageId && !isUploading && (
            <Button mode="transparent" size="small" onClick={handleRemove}>
              <IconTrash /> <FormattedMessage id="catalogue.personalization.remove" />
            </Button>
          )}
          {problem && (
            <InlineNotice id={`catalogue.personalization.error.${problem}`}>
              <FormattedMessage
                id={`catalogue.personalization.error.${problem}`}
                values={{ megabytes: MAX_IMAGE_BYTES / BYTES_PER_MEGABYTE }}
              />
            </InlineNotice>
          )}
        </div>
      )}
      <div data-words="">
        {room.takesRecipient && (
          <TextField
            label={intl.formatMessage({ id: 'catalogue.personalization.recipient' })}
            maxLength={MAX_RECIPIENT_LENGTH}
            value={recipient}
            onChange={(event) => change({ recipient: event.currentTarget.value })}
          />
        )}
        <LetteringField lettering={room} value={text} onChange={(next) => change({ text: next })} />
        {/* The only live region: of the upload, and of the words on the picture. */}
        <p role="status">
          {isUploading && <FormattedMessage id="catalogue.personalization.uploading" />}
          {imageId && !isUploading && (
            <>
              <IconCheck /> <FormattedMessage id="catalogue.personalization.done" />
            </>
          )}
          {told && (
            <VisuallyHidden>
              <FormattedMessage id="catalogue.personalization.shown" values={{ text: told }} />
            </VisuallyHidden>
          )}
        </p>
      </div>
    </PersonalizationPanel>
  );
}

/** Widths of the preview in `PersonalizationPanel`. */
const PREVIEW_SIZES = '(min-width: 768px) 160px, 256px';
const BYTES_PER_MEGABYTE = 1_048_576;
