import { MAX_IMAGE_BYTES } from '@shop/contracts/upload-limits';
import { MAX_REVIEW_PICTURES } from '@shop/contracts/entry-limits';
import { useFormField } from '@shop/forms';
import { InlineNotice } from '@shop/notices';
import { personalizationImageUrl } from '@shop/service-client/personalization';
import { IconPlus } from '@shop/ui-kit/icon';
import { LiveRegion } from '@shop/ui-kit/live-region';
import { IMAGE_TYPES } from '@shop/validation';
import { type ChangeEvent, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PendingTile } from './PendingTile';
import { PicturesFrame } from './PicturesFrame';
import { PictureTile } from './PictureTile';
import { useIncomingFiles } from './useIncomingFiles';
import { usePictureUploads } from './usePictureUploads';

export interface PicturesHandle {
  /** Resolves when nothing is under way: to the ids of the pictures, or to null where one has failed. */
  settle: () => Promise<readonly string[] | null>;
}

const none: readonly string[] = [];

interface PicturesFieldProps {
  name: string;
  /** The field of what is to be seen in them, by id. */
  descriptions: string;
  ref: Ref<PicturesHandle>;
}

/**
 * Chooses, drops, pastes or takes pictures, which are uploaded at once, and takes descriptions of them. Its value is their
 * ids.
 */
export function PicturesField({ name, descriptions, ref }: PicturesFieldProps) {
  const { formatMessage, formatNumber } = useIntl();
  const hintId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const { input } = useFormField<readonly string[] | ''>(name);
  const { input: described } = useFormField<Readonly<Record<string, string>> | ''>(descriptions);
  const ids = input.value || none;
  const { pending, refused, add, retry, cancel, remove, settle } = usePictureUploads(ids, input.onChange);
  const isOver = useIncomingFiles(add);
  useImperativeHandle(ref, () => ({ settle }));
  const isFull = ids.length + pending.length >= MAX_REVIEW_PICTURES;

  function handleFiles({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // Allows choosing the same file again.
    currentTarget.value = '';
    add(files);
  }

  /** What was focused is gone. */
  function moveFocus() {
    chooser.current?.focus();
  }

  const chooserProps = {
    type: 'file',
    accept: IMAGE_TYPES.join(),
    // Not disabled, so that the focus has somewhere to go: one too many is refused.
    'aria-describedby': hintId,
    onChange: handleFiles,
  } as const;
  return (
    <PicturesFrame data-over={isOver ? '' : undefined}>
      <legend>
        <FormattedMessage id="community.writing.pictures.title" />
      </legend>
      <p id={hintId}>
        <FormattedMessage id="community.writing.pictures.hint" values={{ max: MAX_REVIEW_PICTURES }} />
      </p>
      {ids.length + pending.length > 0 && (
        <ul>
          {ids.map((id, index) => (
            <PictureTile
              key={id}
              src={personalizationImageUrl(id)}
              number={index + 1}
              description={described.value ? (described.value[id] ?? '') : ''}
              onDescribe={(text) => described.onChange({ ...(described.value || {}), [id]: text })}
              onRemove={() => {
                remove(id);
                moveFocus();
              }}
            />
          ))}
          {pending.map((picture) => (
            <PendingTile
              key={picture.key}
              picture={picture}
              onRetry={() => {
                retry(picture);
                moveFocus();
              }}
              onCancel={() => {
                cancel(picture);
                moveFocus();
              }}
            />
          ))}
        </ul>
      )}
      <div data-choosers="" data-full={isFull ? '' : undefined}>
        <label>
          <input {...chooserProps} ref={chooser} multiple />
          <IconPlus />
          <FormattedMessage id="community.writing.pictures.choose" />
        </label>
        <label data-camera="">
          <input {...chooserProps} capture="environment" />
          <IconPlus />
          <FormattedMessage id="community.writing.pictures.take" />
        </label>
      </div>
      {refused.map((problem) => (
        <InlineNotice key={problem} id={`community.writing.pictures.error.${problem}`}>
          <FormattedMessage
            id={`community.writing.pictures.error.${problem}`}
            values={{ bytes: formatNumber(problem === 'tooLarge' ? MAX_IMAGE_BYTES : 1), max: MAX_REVIEW_PICTURES }}
          />
        </InlineNotice>
      ))}
      <LiveRegion>
        {formatMessage(
          { id: 'community.writing.pictures.state' },
          { count: ids.length, pending: pending.filter(({ problem }) => !problem).length },
        )}
      </LiveRegion>
    </PicturesFrame>
  );
}
