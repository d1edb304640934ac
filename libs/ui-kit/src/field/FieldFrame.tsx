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

/** A line below a field, in words as well as in colour. */
export const FieldNote = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  &[data-error] {
    color: ${theme.color.danger};
  }
`;

/** What every field takes besides the properties of its own element. */
export interface FieldProps {
  label: ReactNode;
  /** Keeps the label for screen readers alone. */
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
}

/** Ids that tie a control to its hint and error, as attributes of the control. */
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
