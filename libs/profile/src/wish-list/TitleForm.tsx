import { MAX_WISH_TITLE_LENGTH } from '@shop/contracts/constants';
import type { WishListError } from '@shop/contracts';
import { Button } from '@shop/ui-kit/button';
import { TextField } from '@shop/ui-kit/field';
import { media, theme } from '@shop/ui-kit/theme';
import { type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { titleError } from './listErrors';

const Row = styled.form`
  display: grid;
  gap: ${theme.space.m};
  align-items: end;
  max-width: 40rem;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

interface TitleFormProps {
  label: ReactNode;
  initial?: string;
  submit: ReactNode;
  /** Returns what was wrong with the title; null for nothing. Without a reply the visitor has been told. */
  onSubmit: (title: string) => Promise<WishListError | null | undefined>;
}

/** A field for the title of a list. It is emptied once a new list is made. */
export function TitleForm({ label, initial = '', submit, onSubmit }: TitleFormProps) {
  const intl = useIntl();
  const [title, setTitle] = useState(initial);
  const [error, setError] = useState<WishListError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function handleSubmit() {
    if (isBusy) return;
    setBusy(true);
    const wrong = title.trim() ? await onSubmit(title) : 'invalid';
    setBusy(false);
    setError(wrong ?? null);
    if (wrong) field.current?.focus();
    if (wrong === null && !initial) setTitle('');
  }

  // In an element of its own: a form of a panel has its button at the start.
  return (
    <div>
      <Row
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void handleSubmit();
        }}
      >
        <TextField
          ref={field}
          label={label}
          maxLength={MAX_WISH_TITLE_LENGTH}
          autoComplete="off"
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          error={error ? titleError(error, intl) : undefined}
        />
        <Button type="submit" mode="secondary" loading={isBusy}>
          {submit}
        </Button>
      </Row>
    </div>
  );
}
