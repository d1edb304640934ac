import type { AppliedCode, CodeError } from '@shop/contracts';
import { useLocale } from '@shop/intl';
import { useAddCodeMutation, useRemoveCodeMutation } from '@shop/service-client/checkout';
import { Button } from '@shop/ui-kit/button';
import { ScanCode } from '@shop/ui-kit/code-scanner';
import { TextField } from '@shop/ui-kit/field';
import { LiveRegion } from '@shop/ui-kit/live-region';
import { theme } from '@shop/ui-kit/theme';
import { groupedAtEnd } from '@shop/validation';
import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { CodeList } from './CodeList';
import { typedCode } from './typedCode';

type Outcome = CodeError | 'required' | 'unknown' | 'added' | 'removed';

/** The field for codes of vouchers and promotions, with those that were accepted. What is typed stays until it is. */
export function Codes({ codes }: { codes: readonly AppliedCode[] }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const [addCode, { isLoading }] = useAddCodeMutation();
  const [removeCode] = useRemoveCodeMutation();
  const [code, setCode] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isDone = outcome === 'added' || outcome === 'removed';

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    setCode(groupedAtEnd(currentTarget, typedCode));
    setOutcome(null);
  }

  async function add(given = code) {
    const { data } = await addCode({ code: given, locale });
    field.current?.focus();
    // What has failed without an answer, such as too many attempts, is told by a notice.
    if (!data) return;
    if (!data.error) setCode('');
    setOutcome(data.error ? (data.error.codeError ?? 'unknown') : 'added');
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isLoading) return;
    setOutcome(null);
    if (code.trim()) return void add();
    setOutcome('required');
    field.current?.focus();
  }

  function handleScanned(scanned: string) {
    setCode(typedCode(scanned));
    setOutcome(null);
    if (!isLoading) void add(typedCode(scanned));
  }

  async function handleRemove(id: string) {
    field.current?.focus();
    const { data } = await removeCode({ id, locale });
    if (data && !data.error) setOutcome('removed');
  }

  return (
    <Box>
      <CodeList codes={codes} onRemove={(id) => void handleRemove(id)} />
      <form noValidate onSubmit={handleSubmit} aria-label={formatMessage({ id: 'checkout.codes.label' })}>
        <TextField
          ref={field}
          name="code"
          label={<FormattedMessage id="checkout.codes.label" />}
          value={code}
          onChange={handleChange}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={outcome && !isDone ? <FormattedMessage id={`checkout.codes.error.${outcome}`} /> : undefined}
        />
        <Button type="submit" mode="secondary" loading={isLoading}>
          <FormattedMessage id="checkout.codes.submit" />
        </Button>
      </form>
      <ScanCode onCode={handleScanned} />
      <LiveRegion>{isDone && <FormattedMessage id={`checkout.codes.${outcome}`} />}</LiveRegion>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space.s};
  & > form {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space.s};
    align-items: end;
  }
  /* The error is below the field alone, and the button stays beside the field. */
  & > form:has([aria-invalid='true']) {
    align-items: center;
  }
`;
