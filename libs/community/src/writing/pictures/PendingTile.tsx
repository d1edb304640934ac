import { IconButton } from '@shop/ui-kit/button';
import { IconClose } from '@shop/ui-kit/icon';
import { RetryButton } from '@shop/ui-kit/retry-button';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PendingPicture } from './usePictureUploads';

interface PendingTileProps {
  picture: PendingPicture;
  onRetry: () => void;
  onCancel: () => void;
}

/** A picture on its way, or one that did not arrive and can be sent again. */
export function PendingTile({ picture, onRetry, onCancel }: PendingTileProps) {
  const { formatMessage } = useIntl();
  const { file, share, problem } = picture;
  const { name } = file;
  const cancel = problem ? 'drop' : 'cancel';
  return (
    <li data-pending="">
      {problem ? (
        <div role="alert">
          <FormattedMessage id={`community.writing.pictures.error.${problem}`} values={{ bytes: 0, max: 0 }} />
          {problem === 'failed' && <RetryButton mode="transparent" size="small" onClick={onRetry} />}
        </div>
      ) : (
        <progress
          max={1}
          value={share}
          aria-label={formatMessage({ id: 'community.writing.pictures.uploading' }, { name })}
        />
      )}
      <IconButton
        mode="filled"
        label={formatMessage({ id: `community.writing.pictures.${cancel}` }, { name })}
        icon={<IconClose />}
        onClick={onCancel}
      />
    </li>
  );
}
