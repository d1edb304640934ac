import { theme } from '@shop/ui-kit/theme';
import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';

const { color, space } = theme;

const Box = styled.form`
  display: grid;
  gap: ${space.s};
  justify-items: start;
  padding: ${space.m};
  border: 1px solid ${color.lineStrong};
  border-radius: ${theme.radius.m};
  background: ${color.surfaceRaised};
  & > :is(div, ol) {
    width: 100%;
  }
  & > p {
    color: ${color.textMuted};
    font-size: ${theme.text.s};
  }
`;

interface EntryFormProps {
  /** Its accessible name. */
  label: string;
  onSubmit: () => void;
  /** Escape, also from a field. */
  onClose: () => void;
  children: ReactNode;
}

/** A small form below an entry, sent by Ctrl+Enter and closed by Escape. */
export function EntryForm({ label, onSubmit, onClose, children }: EntryFormProps) {
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSubmit();
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <Box aria-label={label} onKeyDown={handleKeyDown} onSubmit={handleSubmit}>
      {children}
      <p>
        <FormattedMessage id="desk.form.keys" />
      </p>
    </Box>
  );
}
