import { useId, type ComponentProps } from 'react';
import { Choice } from './Choice';
import { FieldNote, fieldIds, type FieldProps } from './FieldFrame';

export interface CheckboxFieldProps extends Omit<FieldProps, 'hideLabel'>, ComponentProps<'input'> {}

/** A checkbox with its label. */
export function CheckboxField({ label, hint, error, ...props }: CheckboxFieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <div>
      <Choice>
        <input {...props} type="checkbox" {...fieldIds(id, { hint, error }, props['aria-describedby'])} />
        <span>{label}</span>
      </Choice>
      {error && (
        <FieldNote id={`${id}-error`} data-error="">
          {error}
        </FieldNote>
      )}
      {hint && <FieldNote id={`${id}-hint`}>{hint}</FieldNote>}
    </div>
  );
}
