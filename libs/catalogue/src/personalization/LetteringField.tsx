import type { Lettering } from '@shop/contracts';
import { TextArea, TextField } from '@shop/ui-kit/field';
import { useIntl } from 'react-intl';
import { fittingText } from './personalized';

/** Characters from which a line is too long for a field of one line. */
const LONG = 60;

interface LetteringFieldProps {
  lettering: Lettering;
  value: string;
  onChange: (value: string) => void;
}

/** The words for a product, in as many lines and characters as it has room for. */
export function LetteringField({ lettering, value, onChange }: LetteringFieldProps) {
  const { formatMessage } = useIntl();
  const { lines = 1, maxLength } = lettering;
  const field = {
    label: formatMessage({ id: 'catalogue.personalization.text' }),
    hint: formatMessage({ id: 'catalogue.personalization.textHint' }, { max: maxLength, lines }),
    maxLength: (maxLength + 1) * lines - 1,
    value,
  };
  const handleChange = (text: string) => onChange(fittingText(text, lettering));
  return lines > 1 || maxLength > LONG ? (
    <TextArea {...field} rows={Math.max(2, lines)} onChange={(event) => handleChange(event.currentTarget.value)} />
  ) : (
    <TextField {...field} onChange={(event) => handleChange(event.currentTarget.value)} />
  );
}
