import type { PriceBounds } from '@shop/contracts';
import { MAX_PRICE, priceFields, readPriceValue, typedPriceValue, withPriceFilter } from '@shop/contracts/price-range';
import type { QueryRequest } from '@shop/service-client';
import { Button } from '@shop/ui-kit/button';
import { TextField } from '@shop/ui-kit/field';
import { theme } from '@shop/ui-kit/theme';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { ApplyCount } from '../filter-count/ApplyCount';
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
  /** Of the facet. */
  id: string;
  title: string;
  bounds: PriceBounds;
  /** All chosen filters: the range is the facet's value. */
  chosen: ChosenFilters;
  /** Told of the range that is typed, null for none. */
  onChange?: (value: string | null) => void;
  /** Of the list, for a button that sends the form: it says how many items a typed range leaves. */
  request?: QueryRequest;
}

/** The ends of a price range, either of which may stay empty: fields of a form, which works without scripts. */
export default function PriceFields({ id, title, bounds, chosen, onChange, request }: PriceFieldsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const value = chosen[id]?.[0] ?? null;
  const { min = null, max = null } = readPriceValue(value ?? '') ?? {};
  const [{ since, typed }, setTyped] = useState({ since: value, typed: value });
  if (since !== value) setTyped({ since: value, typed: value });

  const inputs = () => [...ref.current!.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
  const typedValue = () => typedPriceValue(...(inputs().map((input) => input.value) as [string, string]));

  // The range may be changed elsewhere, by the link that removes it for one. What was typed before these fields stood in the
  // place of the server's is in them already.
  const shown = useRef(value);
  const handleValue = useEffectEvent((range: string | null) => {
    if (typedValue() === range) return;
    for (const [index, cents] of [min, max].entries()) inputs()[index]!.value = written(cents);
  });
  useEffect(() => {
    if (shown.current !== value) handleValue(value);
    shown.current = value;
  }, [value]);

  function handleTyped() {
    const range = typedValue();
    setTyped({ since: value, typed: range });
    onChange?.(range);
  }

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
      onChange={handleTyped}
    />
  );
  return (
    <Fields ref={ref} role="group" aria-label={title}>
      {field(priceFields.from, bounds.atLeast, min, Math.floor(bounds.min / CENTS))}
      {field(priceFields.to, bounds.atMost, max, Math.ceil(bounds.max / CENTS))}
      {request && (
        <Button type="submit" mode="secondary">
          <FormattedMessage id="catalogue.filters.apply" />
          {typed !== value && <ApplyCount request={request} filters={{ ...chosen, [id]: typed ? [typed] : [] }} />}
        </Button>
      )}
    </Fields>
  );
}

/** Cents as they are typed. */
const written = (cents: number | null) => (cents === null ? '' : String(cents / CENTS));
