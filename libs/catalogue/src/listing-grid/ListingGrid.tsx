import type { ListingItem } from '@shop/contracts';
import { media, theme } from '@shop/ui-kit/theme';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { ProductTile } from '../product-tile/ProductTile';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.l} ${theme.space.s};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space.xl} ${theme.space.l};
  }
  ${media.laptop} {
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  }
`;

/** Tiles whose pictures load at once (specification, section 9). */
const EAGER_TILES = 4;

export interface ListingGridProps {
  items: readonly ListingItem[];
  /** Tiles a row on wide screens; two on phones, three on tablets. */
  columns?: 3 | 4;
}

/** Items of a list as tiles. */
export function ListingGrid({ items, columns = 4 }: ListingGridProps) {
  const sizes = `(min-width: 1600px) ${Math.round(1500 / columns)}px, (min-width: 1024px) ${Math.round(95 / columns)}vw, (min-width: 768px) 30vw, 46vw`;
  return (
    <Grid style={{ '--columns': columns } as CSSProperties}>
      {items.map((item, index) => (
        <li key={item.id}>
          <ProductTile item={item} priority={index < EAGER_TILES} sizes={sizes} headingLevel={2} />
        </li>
      ))}
    </Grid>
  );
}
