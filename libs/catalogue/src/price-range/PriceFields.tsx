import type { PriceBounds } from '@shop/contracts';
import { MAX_PRICE, priceFields, readPriceValue, typedPriceValue, withPriceFilter } from '@shop/contracts/price-range';
import { Button } from '@shop/ui-kit/button';
import { TextField } from '@shop/ui-kit/field';
import { theme } from '@shop/ui-kit/theme';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { type ChosenFilters, chosenFilters } from '../listing-address/listingAddress';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.s};
  padding-block: ${theme.space.xs};
  & label::first-letter {
    text-transform: uppercase;
  }
  & button {
    grid-column: 1 / -1;
  }
`;

const CENTS = 100;

/**
 * The filters that a form of facets sends.
 * @public `preloadable` imports it.
 */
export function sentFilters(form: HTMLFormElement): ChosenFilters {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return chosenFilters(withPriceFilter(`?${new URLSearchParams(fields).toString()}`));
}

interface PriceFieldsProps {
  /** Name of the facet. */
  title: string;
  bounds: PriceBounds;
  /** The chosen range, a value of the facet. */
  value: string | undefined;
  /** Told of the range that is typed, null for none. Without it, a button sends the form. */
  onChange?: (value: string | null) => void;
}

/** The ends of a price range, either of which may stay empty: fields of a form, which works without scripts. */
export default function PriceFields({ title, bounds, value, onChange }: PriceFieldsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { min = null, max = null } = readPriceValue(value ?? '') ?? {};

  const inputs = () => [...ref.current!.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
  const typedValue = () => typedPriceValue(...(inputs().map((input) => input.value) as [string, string]));

  // The range may be changed elsewhere, by the link that removes it for one.
  const handleValue = useEffectEvent((chosen: string | null) => {
    if (typedValue() === chosen) return;
    for (const [index, cents] of [min, max].entries()) inputs()[index]!.value = written(cents);
  });
  useEffect(() => handleValue(value ?? null), [value]);

  const field = (name: string, word: string, cents: number | null, hint: number) => (
    <TextField
      type="number"
      inputMode="decimal"
      name={name}
      label={`${word} ${bounds.currency}`}
      min={0}
      max={MAX_PRICE}
      step="any"
      defaultValue={written(cents)}
      placeholder={String(hint)}
      autoComplete="off"
      onChange={() => onChange?.(typedValue())}
    />
  );
  return (
    <Fields ref={ref} role="group" aria-label={title}>
      {field(priceFields.from, bounds.atLeast, min, Math.floor(bounds.min / CENTS))}
      {field(priceFields.to, bounds.atMost, max, Math.ceil(bounds.max / CENTS))}
      {!onChange && (
        <Button type="submit" mode="secondary">
          <FormattedMessage id="catalogue.filters.apply" />
        </Button>
      )}
    </Fields>
  );
}

/** Cents as they are typed. */
const written = (cents: number | null) => (cents === null ? '' : String(cents / CENTS));
