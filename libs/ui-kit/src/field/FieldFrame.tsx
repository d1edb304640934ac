import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { theme } from '../theme';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.xxs};
  min-width: 0;
  & > label {
    font-size: ${theme.text.s};
    font-weight: 600;
  }
`;

/** A message below a field; not by colour alone. */
export const FieldNote = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  &[data-error] {
    color: ${theme.color.danger};
  }
`;

/** Props of every field, besides those of its own element. */
export interface FieldProps {
  label: ReactNode;
  /** Hides the label visually. */
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
}

/** ARIA attributes that connect a control with its hint and error. */
export function fieldIds(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>, describedBy?: string) {
  const ids = [describedBy, error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined };
}

interface FieldFrameProps extends FieldProps {
  id: string;
  required?: boolean;
  children: ReactNode;
}

/** Label above, control, then its error and its hint. */
export function FieldFrame({ id, label, hideLabel, hint, error, required, children }: FieldFrameProps) {
  const Label = hideLabel ? (
    <VisuallyHidden as="label" htmlFor={id}>
      {label}
    </VisuallyHidden>
  ) : (
    <label htmlFor={id}>
      {label}
      {required && <span aria-hidden="true"> *</span>}
    </label>
  );
  return (
    <Column>
      {Label}
      {children}
      {error && (
        <FieldNote id={`${id}-error`} data-error="">
          {error}
        </FieldNote>
      )}
      {hint && <FieldNote id={`${id}-hint`}>{hint}</FieldNote>}
    </Column>
  );
}
