import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';
import { Choice } from './Choice';
import { FieldNote, type FieldProps } from './FieldFrame';

const Group = styled.fieldset`
  min-width: 0;
  & > legend {
    padding: 0;
    font-size: ${theme.text.s};
    font-weight: 600;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.l};
  }
`;

export interface RadioFieldProps extends Omit<FieldProps, 'hideLabel'> {
  name: string;
  options: readonly { value: string; label: ReactNode }[];
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
  required?: boolean;
}

/** A group of radio buttons. */
export function RadioField({ label, hint, error, name, options, value, onChange, onBlur, required }: RadioFieldProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <Group aria-describedby={describedBy}>
      <legend>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      <div>
        {options.map((option) => (
          <Choice key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              required={required}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            <span>{option.label}</span>
          </Choice>
        ))}
      </div>
      {error && (
        <FieldNote id={`${id}-error`} data-error="">
          {error}
        </FieldNote>
      )}
      {hint && <FieldNote id={`${id}-hint`}>{hint}</FieldNote>}
    </Group>
  );
}
