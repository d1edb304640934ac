import type { Image } from '@shop/contracts';
import { MAX_IMAGE_BYTES } from '@shop/contracts/constants';
import { Button } from '@shop/ui-kit/button';
import { TextField } from '@shop/ui-kit/field';
import { IconCheck, IconPlus, IconTrash } from '@shop/ui-kit/icon';
import { Picture } from '@shop/ui-kit/image';
import { MessageBanner } from '@shop/ui-kit/message-banner';
import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IMAGE_TYPES } from './checkImageFiles';
import { MAX_TEXT, nothing, type Personalized } from './personalized';
import { PersonalizationPanel } from './PersonalizationPanel';
import { PersonalizedOverlay } from './PersonalizedOverlay';
import { useImageUpload } from './useImageUpload';

export interface PersonalizationProps {
  /** The product's own picture. */
  image: Image | null;
  value: Personalized | null;
  /** Null where the product is not personalized any more. */
  onChange: (value: Personalized | null) => void;
}

/** Adds a picture and a text of the visitor to a product, with a preview. */
export function Personalization({ image, value, onChange }: PersonalizationProps) {
  const intl = useIntl();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { imageId, text } = value ?? nothing;
  // The visitor may buy the previous picture while a new one uploads: then it must not be discarded.
  const latest = useRef(nothing);
  useEffect(() => {
    latest.current = { imageId, text };
  }, [imageId, text]);
  const { send, discard, isUploading, problem } = useImageUpload((id) => {
    if (latest.current.imageId) discard(latest.current.imageId);
    change({ imageId: id });
  });

  function change(part: Partial<Personalized>) {
    const next = { ...latest.current, ...part };
    onChange(next.imageId || next.text ? next : null);
  }

  function handleFiles({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // Allows choosing the same file again.
    currentTarget.value = '';
    if (files.length > 0) void send(files);
  }

  function handleRemove() {
    discard(imageId);
    change({ imageId: '' });
    input.current?.focus();
  }

  return (
    <PersonalizationPanel>
      <div data-preview="">
        <Picture image={image} sizes="160px" ratio="square" alt="" />
        {value && <PersonalizedOverlay {...value} />}
      </div>
      <div>
        <label data-busy={isUploading ? '' : undefined}>
          <input
            ref={input}
            type="file"
            accept={IMAGE_TYPES.join()}
            disabled={isUploading}
            aria-describedby={hintId}
            onChange={handleFiles}
          />
          <IconPlus />
          <FormattedMessage id={`catalogue.personalization.${imageId ? 'replace' : 'upload'}`} />
        </label>
        <p id={hintId}>
          <FormattedMessage id="catalogue.personalization.hint" />
        </p>
        <p role="status">
          {isUploading && <FormattedMessage id="catalogue.personalization.uploading" />}
          {imageId && !isUploading && (
            <>
              <IconCheck /> <FormattedMessage id="catalogue.personalization.done" />
            </>
          )}
        </p>
        {imageId && !isUploading && (
          <Button mode="transparent" size="small" onClick={handleRemove}>
            <IconTrash /> <FormattedMessage id="catalogue.personalization.remove" />
          </Button>
        )}
        {problem && (
          <MessageBanner type="error">
            <FormattedMessage
              id={`catalogue.personalization.error.${problem}`}
              values={{ megabytes: MAX_IMAGE_BYTES / BYTES_PER_MEGABYTE }}
            />
          </MessageBanner>
        )}
      </div>
      <TextField
        label={intl.formatMessage({ id: 'catalogue.personalization.text' })}
        hint={intl.formatMessage({ id: 'catalogue.personalization.textHint' }, { max: MAX_TEXT })}
        maxLength={MAX_TEXT}
        value={text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
    </PersonalizationPanel>
  );
}

const BYTES_PER_MEGABYTE = 1_048_576;
