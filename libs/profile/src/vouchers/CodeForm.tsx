import { Button } from '@shop/ui-kit/button';
import { ScanCode } from '@shop/ui-kit/code-scanner';
import { TextField } from '@shop/ui-kit/field';
import { Inline, Stack } from '@shop/ui-kit/layout';
import { media, theme } from '@shop/ui-kit/theme';
import { formatVoucherCode, groupedAtEnd } from '@shop/validation';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';

const Row = styled.form`
  display: grid;
  gap: ${theme.space.m};
  align-items: end;
  max-width: 40rem;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

interface CodeFormProps {
  initialCode: string;
  isBusy: boolean;
  onCode: (code: string) => void;
}

/** A field for the code of a voucher, which groups it while somebody types or pastes. A code that is scanned is given at once. */
export function CodeForm({ initialCode, isBusy, onCode }: CodeFormProps) {
  const { formatMessage } = useIntl();
  const [code, setCode] = useState(formatVoucherCode(initialCode));
  const [isMissing, setMissing] = useState(false);
  return (
    <Stack gap="s">
      <Row
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(code === '');
          if (code && !isBusy) onCode(code);
        }}
      >
        <TextField
          name="code"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          label={<FormattedMessage id="profile.voucher.code" />}
          value={code}
          onChange={(event) => setCode(groupedAtEnd(event.currentTarget, formatVoucherCode))}
          error={isMissing && code === '' ? formatMessage({ id: 'profile.voucher.code.missing' }) : undefined}
        />
        <Button type="submit" loading={isBusy}>
          <FormattedMessage id="profile.voucher.check" />
        </Button>
      </Row>
      <Inline>
        <ScanCode
          onCode={(scanned) => {
            const found = formatVoucherCode(scanned);
            setCode(found);
            if (!isBusy) onCode(found);
          }}
        />
      </Inline>
    </Stack>
  );
}
