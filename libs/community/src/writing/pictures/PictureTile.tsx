import { IconButton } from '@shop/ui-kit/button';
import { IconClose } from '@shop/ui-kit/icon';
import { useIntl } from 'react-intl';

interface PictureTileProps {
  src: string;
  /** Its place, from 1. */
  number: number;
  onRemove: () => void;
}

/** A picture that has been uploaded, and a button that takes it away. */
export function PictureTile({ src, number, onRemove }: PictureTileProps) {
  const { formatMessage } = useIntl();
  return (
    <li>
      <img src={src} alt={formatMessage({ id: 'community.writing.pictures.alt' }, { number })} />
      <IconButton
        mode="filled"
        label={formatMessage({ id: 'community.writing.pictures.remove' }, { number })}
        icon={<IconClose />}
        onClick={onRemove}
      />
    </li>
  );
}
