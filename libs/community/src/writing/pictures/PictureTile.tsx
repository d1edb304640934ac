import { entryLengths } from '@shop/contracts/entry-limits';
import { IconButton } from '@shop/ui-kit/button';
import { TextField } from '@shop/ui-kit/field';
import { IconClose } from '@shop/ui-kit/icon';
import { useIntl } from 'react-intl';

interface PictureTileProps {
  src: string;
  /** Its position, from 1. */
  number: number;
  /** What its author says is to be seen in it. */
  description: string;
  onDescribe: (description: string) => void;
  onRemove: () => void;
}

/** A picture that has been uploaded, a description of it, and a button that takes it away. */
export function PictureTile({ src, number, description, onDescribe, onRemove }: PictureTileProps) {
  const { formatMessage } = useIntl();
  return (
    <li data-described="">
      <img src={src} alt={formatMessage({ id: 'community.writing.pictures.alt' }, { number })} />
      <TextField
        label={formatMessage({ id: 'community.writing.pictures.describe' }, { number })}
        value={description}
        maxLength={entryLengths.picture}
        onChange={({ target }) => onDescribe(target.value)}
      />
      <IconButton
        mode="filled"
        label={formatMessage({ id: 'community.writing.pictures.remove' }, { number })}
        icon={<IconClose />}
        onClick={onRemove}
      />
    </li>
  );
}
