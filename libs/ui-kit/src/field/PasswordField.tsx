import { useId, useState, type ChangeEvent } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton';
import { IconEye } from '../icon/IconEye';
import { IconEyeOff } from '../icon/IconEyeOff';
import { Control } from './Control';
import { FieldFrame, fieldIds } from './FieldFrame';
import type { TextFieldProps } from './TextField';
import { useTypingStopped } from './useTypingStopped';

const Box = styled.div`
  position: relative;
  & > input {
    padding-right: 3rem;
  }
  & > button {
    position: absolute;
    right: 0;
    top: calc(50% - 1.375rem);
  }
`;

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Called with the value 300 ms after the last change, to validate it again. */
  onTypingStopped?(value: string): void;
}

/** A password field, with a button that toggles its visibility. */
export function PasswordField({ label, hideLabel, hint, error, onTypingStopped, ...props }: PasswordFieldProps) {
  const intl = useIntl();
  const noteTyping = useTypingStopped(onTypingStopped);
  const ownId = useId();
  const id = props.id ?? ownId;
  const [isShown, setShown] = useState(false);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    props.onChange?.(event);
    if (onTypingStopped) noteTyping(event.target.value);
  }

  return (
    <FieldFrame {...{ id, label, hideLabel, hint, error }} required={props.required}>
      <Box>
        <Control
          autoComplete="current-password"
          spellCheck={false}
          autoCapitalize="none"
          {...props}
          type={isShown ? 'text' : 'password'}
          onChange={handleChange}
          {...fieldIds(id, { hint, error }, props['aria-describedby'])}
        />
        <IconButton
          label={intl.formatMessage({ id: isShown ? 'ui-kit.passwordField.hide' : 'ui-kit.passwordField.show' })}
          icon={isShown ? <IconEyeOff /> : <IconEye />}
          onClick={() => setShown(!isShown)}
        />
      </Box>
    </FieldFrame>
  );
}
