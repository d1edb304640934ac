import type { ConfigurationOption } from '@shop/contracts';
import { Link } from '@shop/ui-kit/link';
import { theme } from '@shop/ui-kit/theme';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { hasSwatch, optionUrl, Swatch } from '../swatch/Swatch';

const { color, space } = theme;

const Option = styled.div`
  & > p {
    margin-bottom: ${space.xs};
    font-size: ${theme.text.s};
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs};
  }
  & a {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    min-height: 2.75rem;
    padding-inline: ${space.s};
    border: ${theme.border.control} solid ${color.lineStrong};
    border-radius: ${theme.radius.control};
    background: ${color.control};
    text-decoration: none;
  }
  & a:hover {
    border-color: ${color.accent};
  }
  & [aria-current] {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
    font-weight: 600;
  }
  & [data-sold-out] {
    border-style: dashed;
    color: ${color.textMuted};
  }
`;

export interface VariantPickerProps {
  options: readonly ConfigurationOption[];
  selectedSku: string;
}

/** The variants of a product as links, each with an address of its own, and the note that it is sold out. The page keeps its scroll position. */
export function VariantPicker({ options, selectedSku }: VariantPickerProps) {
  const id = useId();
  return options
    .filter(({ values }) => values.length > 1)
    .map((option) => {
      const labelId = `${id}${option.id}`;
      const selected = option.values.find(({ targetSKU }) => targetSKU === selectedSku);
      return (
        <Option key={option.id} role="group" aria-labelledby={labelId}>
          <p>
            <strong id={labelId}>{option.label}</strong> {selected?.label}
          </p>
          <ul>
            {option.values.map((value) => (
              <li key={value.targetSKU}>
                <Link
                  to={optionUrl(value)}
                  preventScrollReset
                  aria-current={value === selected ? 'true' : undefined}
                  data-sold-out={value.isSoldOut ? '' : undefined}
                >
                  {hasSwatch(value) && <Swatch value={value} />}
                  {value.label} {value.isSoldOut && <FormattedMessage id="catalogue.variants.soldOut" />}
                </Link>
              </li>
            ))}
          </ul>
        </Option>
      );
    });
}
