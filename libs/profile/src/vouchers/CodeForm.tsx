import { Form, useFilledForm, useFormField } from '@shop/forms';
import { Button } from '@shop/ui-kit/button';
import { ScanCode } from '@shop/ui-kit/code-scanner';
import { TextField } from '@shop/ui-kit/field';
import { Inline, Stack } from '@shop/ui-kit/layout';
import { media, theme } from '@shop/ui-kit/theme';
import { check, formatVoucherCode, groupedAtEnd, required } from '@shop/validation';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';

const Row = styled.div`
  display: grid;
  gap: ${theme.space.m};
  align-items: end;
  max-width: 40rem;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

interface CodeValues {
  code?: string;
}

const validate = ({ code }: CodeValues) => ({ code: check(code, required) && 'profile.voucher.code.missing' });

interface CodeFormProps {
  initialCode: string;
  isBusy: boolean;
  onCode: (code: string) => void;
}

/** A field for the code of a voucher, which groups it while somebody types or pastes. A code that is scanned is given at once. */
export function CodeForm({ initialCode, isBusy, onCode }: CodeFormProps) {
  function handleCode(code: string) {
    if (!isBusy) onCode(code);
  }

  return (
    <Form<CodeValues>
      initialValues={{ code: formatVoucherCode(initialCode) }}
      validate={validate}
      onSubmit={({ code = '' }) => handleCode(code)}
    >
      <Stack gap="s">
        <Row>
          <CodeField />
          <Button type="submit" loading={isBusy}>
            <FormattedMessage id="profile.voucher.check" />
          </Button>
        </Row>
        <Inline>
          <Scan onCode={handleCode} />
        </Inline>
      </Stack>
    </Form>
  );
}

function CodeField() {
  const { input, error } = useFormField('code');
  return (
    <TextField
      {...input}
      type="text"
      required
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      label={<FormattedMessage id="profile.voucher.code" />}
      onChange={(event) => input.onChange(groupedAtEnd(event.currentTarget, formatVoucherCode))}
      error={error}
    />
  );
}

function Scan({ onCode }: Pick<CodeFormProps, 'onCode'>) {
  const fill = useFilledForm<CodeValues>();
  return (
    <ScanCode
      onCode={(scanned) => {
        const code = formatVoucherCode(scanned);
        fill({ code });
        onCode(code);
      }}
    />
  );
}
