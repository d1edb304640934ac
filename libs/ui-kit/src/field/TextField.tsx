import { useId, type ComponentProps } from 'react';
import { Control } from './Control';
import { FieldFrame, fieldIds, type FieldProps } from './FieldFrame';

export interface TextFieldProps extends FieldProps, ComponentProps<'input'> {}

/** A text field with label, hint and error. */
export function TextField({ label, hideLabel, hint, error, type = 'text', ...props }: TextFieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <FieldFrame {...{ id, label, hideLabel, hint, error }} required={props.required}>
      <Control {...props} type={type} {...fieldIds(id, { hint, error }, props['aria-describedby'])} />
    </FieldFrame>
  );
}
