import { useId, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { IconChevronDown } from '../icon/IconChevronDown';
import { Control } from './Control';
import { FieldFrame, fieldIds, type FieldProps } from './FieldFrame';

const Box = styled.div`
  position: relative;
  & > svg {
    position: absolute;
    right: 0.75rem;
    top: calc(50% - 0.5em);
    pointer-events: none;
  }
`;

export interface SelectFieldProps extends FieldProps, ComponentProps<'select'> {}

/** A select with `<option>`s as children. */
export function SelectField({ label, hideLabel, hint, error, ref, ...props }: SelectFieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const select = { ...props, ref, ...fieldIds(id, { hint, error }, props['aria-describedby']) };
  return (
    <FieldFrame {...{ id, label, hideLabel, hint, error }} required={props.required}>
      <Box>
        <Control as="select" {...(select as object)} />
        <IconChevronDown />
      </Box>
    </FieldFrame>
  );
}
