import type { Facet } from '@shop/contracts';
import { FILTER_PREFIX } from '@shop/contracts/constants';
import { media, theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';
import type { ChosenFilters } from '../listing-address/listingAddress';

const List = styled.ul`
  & label {
    display: flex;
    align-items: center;
    gap: ${theme.space.s};
    min-height: 2.75rem;
    cursor: pointer;
  }
  & input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    cursor: inherit;
  }
  & label > :last-child {
    margin-left: auto;
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
    font-variant-numeric: tabular-nums;
  }
  ${media.hover} {
    & label {
      min-height: 2.25rem;
    }
  }
`;

interface FacetValuesProps {
  facet: Facet;
  chosen: ChosenFilters;
  onToggle: (attribute: string, value: string) => void;
}

/** The values of a facet as checkboxes, each with the number of items it would give. `readFacetValues` reads them again. */
export function FacetValues({ facet: { id, title, values }, chosen, onToggle }: FacetValuesProps) {
  return (
    <List data-facet={id} aria-label={title}>
      {values.map((value) => (
        <li key={value.id}>
          <label>
            <input
              type="checkbox"
              name={FILTER_PREFIX + id}
              value={value.id}
              checked={chosen[id]?.includes(value.id) ?? false}
              onChange={() => onToggle(id, value.id)}
            />
            <span>{value.title}</span> <span>{value.count}</span>
          </label>
        </li>
      ))}
    </List>
  );
}
