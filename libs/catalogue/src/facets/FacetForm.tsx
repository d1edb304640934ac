import type { Facet } from '@shop/contracts';
import { useNavigate } from '@shop/router';
import { Button } from '@shop/ui-kit/button';
import { IconChevronDown } from '@shop/ui-kit/icon';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
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

/** Number of a column's facets that are open initially. */
const OPEN_FACETS = 3;

export interface FacetFormProps {
  facets: readonly Facet[];
  /** `column`: beside the list. `row`: above it, each facet in its own panel. */
  layout: 'column' | 'row';
  /** Path and query of the list. */
  path: string;
  search: string;
}

/** The facets of a list. Each choice navigates at once; without scripts, the form has a submit button. */
export function FacetForm({ facets, layout, path, search }: FacetFormProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const ref = useRef<HTMLFormElement>(null);
  const [chosen, choose, isPending] = useDraftFilters(search);
  const handleKeyDown = useClosedFromOutside(ref, layout === 'row');
  const useful = usefulFacets(facets);
  if (useful.length === 0) return null;
  const kept = [...keptParameters(search), ...filterParameters(otherFilters(chosen, useful))];

  function handleToggle(attribute: string, value: string) {
    const next = toggledFilter(chosen, attribute, value);
    choose(next);
    navigate(filterHref(path, search, next), { preventScrollReset: true });
  }

  return (
    <FacetFrame
      ref={ref}
      action={path}
      data-layout={layout}
      data-pending={isPending || undefined}
      aria-label={formatMessage({ id: 'catalogue.filters.label' })}
      onKeyDown={handleKeyDown}
    >
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {useful.map((facet, index) => {
        const count = chosen[facet.id]?.length ?? 0;
        return (
          <details key={facet.id} open={layout === 'column' && index < OPEN_FACETS}>
            <summary data-chosen={count > 0 ? '' : undefined}>
              <span>
                {facet.title}
                {count > 0 && ` (${count})`}
              </span>
              <IconChevronDown />
            </summary>
            <div>
              <FacetValues facet={facet} chosen={chosen} onToggle={handleToggle} />
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
