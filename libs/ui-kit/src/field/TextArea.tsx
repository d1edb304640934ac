import { useId, type ComponentProps } from 'react';
import { Control } from './Control';
import { FieldFrame, fieldIds, type FieldProps } from './FieldFrame';

export interface TextAreaProps extends FieldProps, ComponentProps<'textarea'> {}

/** A multi-line text field with label, hint and error. */
export function TextArea({ label, hideLabel, hint, error, ref, ...props }: TextAreaProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const area = { rows: 4, ...props, ref, ...fieldIds(id, { hint, error }, props['aria-describedby']) };
  return (
    <FieldFrame {...{ id, label, hideLabel, hint, error }} required={props.required}>
      <Control as="textarea" {...(area as object)} />
    </FieldFrame>
  );
}
