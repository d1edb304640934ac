import { useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton';
import { IconMinus } from '../icon/IconMinus';
import { IconPlus } from '../icon/IconPlus';
import { theme } from '../theme';

const Box = styled.div`
  display: flex;
  align-items: center;
  width: fit-content;
  border: ${theme.border.control} solid ${theme.color.lineStrong};
  border-radius: ${theme.button.radius};
  background: ${theme.color.control};
  & > button {
    font-size: 1.125rem;
  }
  & > input {
    width: 2.75ch;
    height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  & > [inputmode='decimal'] {
    width: 4.5ch;
  }
`;

/** Below the field; without a text it takes no space. */
const Note = styled.p`
  order: 1;
  min-inline-size: 100%;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  &:empty {
    position: absolute;
  }
`;

const DECIMAL_POINT = /[.,]/;

export interface QuantityFieldProps {
  value: number;
  min?: number;
  max: number;
  /** What is typed is rounded down to a multiple of it; buttons and arrow keys count whole ones. */
  step?: number;
  /** Called with a multiple of `step` within the limits, never with one still being typed. */
  onChange(value: number): void;
  label: string;
  /** For forms that are sent without scripts. */
  name?: string;
  disabled?: boolean;
}

/**
 * A quantity, by buttons, arrow keys or typing; a typed value is applied on Enter or blur. Cut to the maximum, it says so.
 */
export function QuantityField({
  value,
  min = 1,
  max,
  step = 1,
  onChange,
  label,
  name,
  disabled = false,
}: QuantityFieldProps) {
  const intl = useIntl();
  const [draft, setDraft] = useState<string | null>(null);
  const [isCut, setCut] = useState(false);

  function change(wanted: number) {
    setDraft(null);
    setCut(wanted > max && draft !== null);
    const next = Math.min(max, Math.max(min, Math.floor(wanted / step) * step));
    if (!disabled && Number.isFinite(next) && next !== value) onChange(next);
  }

  function commitDraft() {
    if (draft !== null) change(draft.trim() === '' ? value : Number(draft.replace(DECIMAL_POINT, '.')));
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') commitDraft();
    else if (event.key === 'Escape' && draft !== null) setDraft(null);
    else if (event.key === 'ArrowUp') change(value + 1);
    else if (event.key === 'ArrowDown') change(value - 1);
    else return;
    event.preventDefault();
  }

  const limit = isCut && value === max ? intl.formatMessage({ id: 'ui-kit.quantityField.cut' }, { max }) : '';

  // aria-disabled instead of disabled, so that the button keeps the focus at the limit.
  return (
    <>
      <Box role="group" aria-label={label}>
        <IconButton
          label={intl.formatMessage({ id: 'ui-kit.quantityField.less' })}
          icon={<IconMinus />}
          aria-disabled={disabled || value <= min || undefined}
          onClick={() => change(value - 1)}
        />
        <input
          role="spinbutton"
          name={name}
          inputMode={step < 1 ? 'decimal' : 'numeric'}
          autoComplete="off"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          disabled={disabled}
          value={draft ?? intl.formatNumber(value)}
          onChange={(event) => setDraft(event.target.value.replaceAll(/[^\d.,]/g, ''))}
          onBlur={commitDraft}
          onKeyDown={handleKeyDown}
        />
        <IconButton
          label={intl.formatMessage({ id: 'ui-kit.quantityField.more' })}
          icon={<IconPlus />}
          aria-disabled={disabled || value >= max || undefined}
          onClick={() => change(value + 1)}
        />
      </Box>
      <Note role="status">{limit}</Note>
    </>
  );
}
