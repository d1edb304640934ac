import type { Facet } from '@shop/contracts';
import { preloadable } from '@shop/preloadable';
import { useNavigate } from '@shop/router';
import type { QueryRequest } from '@shop/service-client';
import { Button } from '@shop/ui-kit/button';
import { IconChevronDown } from '@shop/ui-kit/icon';
import { WhenNear } from '@shop/ui-kit/part';
import { type SyntheticEvent, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  type ChosenFilters,
  filterHref,
  filterParameters,
  keptParameters,
  otherFilters,
  toggledFilter,
} from '../listing-address/listingAddress';
import { FacetFrame } from './FacetFrame';
import { FacetValues } from './FacetValues';
import { useClosedFromOutside } from './useClosedFromOutside';
import { useDraftFilters } from './useDraftFilters';
import { usefulFacets } from './usefulFacets';

const prices = preloadable(() => import('../price-range/PriceFields'));

/** Number of a column's facets that are open initially. */
const OPEN_FACETS = 3;

export interface FacetFormProps {
  facets: readonly Facet[];
  /** `column`: beside the list. `row`: above it, each facet in its own panel. */
  layout: 'column' | 'row';
  /** Path and query of the list. */
  path: string;
  search: string;
  /** Of the list, to count what a typed range leaves. */
  request: QueryRequest;
}

/** The facets of a list. Each choice navigates at once; without scripts, the form has a submit button. */
export function FacetForm({ facets, layout, path, search, request }: FacetFormProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const ref = useRef<HTMLFormElement>(null);
  const [chosen, choose, isPending] = useDraftFilters(search);
  const handleKeyDown = useClosedFromOutside(ref, layout === 'row');
  const useful = usefulFacets(facets);
  if (useful.length === 0) return null;
  const kept = [...keptParameters(search), ...filterParameters(otherFilters(chosen, useful))];

  function apply(next: ChosenFilters) {
    choose(next);
    navigate(filterHref(path, search, next), { preventScrollReset: true });
  }

  /** Prices are typed, and sent together. */
  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    event.preventDefault();
    prices.load().then(
      ({ sentFilters }) => apply(sentFilters(form)),
      () => form.submit(),
    );
  }

  return (
    <FacetFrame
      ref={ref}
      action={path}
      data-layout={layout}
      data-pending={isPending || undefined}
      aria-label={formatMessage({ id: 'catalogue.filters.label' })}
      onKeyDown={handleKeyDown}
      onSubmit={handleSubmit}
    >
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {useful.map((facet, index) => {
        const { id, range, title } = facet;
        const count = chosen[id]?.length ?? 0;
        return (
          <details key={id} open={layout === 'column' && index < OPEN_FACETS}>
            <summary data-chosen={count > 0 ? '' : undefined}>
              <span>
                {title}
                {count > 0 && ` (${count})`}
              </span>
              <IconChevronDown />
            </summary>
            <div>
              {range ? (
                // In a closed panel, the server's fields stay: nobody is near them.
                <WhenNear part={prices} readable reservedHeight="8.9rem">
                  {({ default: PriceFields }) => <PriceFields {...{ id, title, chosen, request }} bounds={range} />}
                </WhenNear>
              ) : (
                <FacetValues
                  facet={facet}
                  chosen={chosen}
                  onToggle={(attribute, value) => apply(toggledFilter(chosen, attribute, value))}
                />
              )}
            </div>
          </details>
        );
      })}
      <noscript>
        <Button type="submit" mode="secondary">
          <FormattedMessage id="catalogue.filters.apply" />
        </Button>
      </noscript>
    </FacetFrame>
  );
}
