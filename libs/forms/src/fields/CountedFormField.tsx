import { TextArea, TextField, type TextFieldProps } from '@shop/ui-kit/field';
import { theme } from '@shop/ui-kit/theme';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { useFormField } from './useFormField';

const Counter = styled.span`
  font-variant-numeric: tabular-nums;
  &[data-over] {
    color: ${theme.color.danger};
    font-weight: 600;
  }
`;

export interface CountedFormFieldProps
  extends Pick<TextFieldProps, 'label' | 'required'>, Pick<ComponentProps<'textarea'>, 'rows'> {
  /** Gets the focus when its drawer opens. */
  'data-autofocus'?: string;
  name: string;
  /** The longest text, in characters. A longer one can be typed, so that it can be shortened. */
  max: number;
  /** Several lines. */
  multiline?: boolean;
}

/** A text of the surrounding form that has a longest length, with a counter below. */
export function CountedFormField({ name, max, multiline = false, rows, ...props }: CountedFormFieldProps) {
  const { input, error } = useFormField(name);
  // Code points, as the rule counts: an emoji is one character.
  const count = [...input.value].length;
  const hint = (
    <Counter data-over={count > max ? '' : undefined}>
      <FormattedMessage id="forms.counted.counter" values={{ count, max }} />
    </Counter>
  );
  if (!multiline) return <TextField {...props} {...input} type="text" hint={hint} error={error} />;
  const { type: _type, ...area } = input;
  return <TextArea {...props} {...area} rows={rows} hint={hint} error={error} />;
}
