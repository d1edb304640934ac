import { type ListRef, TrackedList } from '@shop/analytics';
import { useBrand } from '@shop/brand';
import type { ListingItem } from '@shop/contracts';
import { loadedPart } from '@shop/preloadable';
import { WhenNear } from '@shop/ui-kit/part';
import { media, theme } from '@shop/ui-kit/theme';
import { type CSSProperties, Fragment, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { pictureRatioOf } from '../product-tile/pictureRatioOf';
import { ProductTile } from '../product-tile/ProductTile';
import { FIRST_TILES } from './firstTiles';
import { positionInserts, type InsertLayout } from './positionInserts';
import { useLayOutInTurn } from './useLayOutInTurn';

const Grid = styled.div`
  display: grid;
  /* Two columns, or one where a window of 320 px or large text leaves words no width. */
  grid-template-columns: repeat(auto-fill, minmax(max(9rem, (100% - ${theme.space.s}) / 2 - 0.5px), 1fr));
  /* Later tiles fill the gaps that an insert leaves in a row. */
  grid-auto-flow: dense;
  gap: ${theme.space.l} ${theme.space.s};
  &[data-large] {
    grid-template-columns: minmax(0, 1fr);
  }
  /* What the server wrote of the rest is not laid out far below the window until the page is hydrated (useLayOutInTurn). */
  @media (scripting: enabled) {
    [data-boxless] > * {
      content-visibility: auto;
      contain-intrinsic-size: auto 24rem;
      /* For what shows the focus around it. */
      overflow-clip-margin: 0.5rem;
    }
  }
  [data-insert] {
    grid-column: 1 / -1;
  }
  /* A tile is as high as its row, less what is noted below it. */
  [data-noted] {
    display: flex;
    flex-direction: column;
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space.xl} ${theme.space.l};
    &[data-large] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.laptop} {
    &:not([data-large]) {
      grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    }
    &:not([data-large]) :is([data-insert='left'], [data-insert='right']) {
      grid-area: span 2 / 1 / auto / span 2;
    }
    &:not([data-large]) [data-insert='right'] {
      grid-column: -3 / -1;
    }
  }
`;

/** Tiles whose pictures are loaded eagerly (specification, section 9). */
const EAGER_TILES = 4;
/** An empty part: the rest of a list needs data, but no code of its own. */
const nothing = loadedPart({});
/** px of page margin on a phone and between two tiles, per tile. */
const PHONE_MARGIN = 26;
/** px; a row of tiles on the widest screens, gaps included. */
const WIDEST = 1500;
/** px of the window taken by what is beside the list, margins included. */
const ASIDE = 407;
/** Tiles per row in the large layout. */
const LARGE_COLUMNS = 2;

/** A teaser between the tiles. */
export interface ListingInsert extends InsertLayout {
  id: string;
  content: ReactNode;
}

export interface ListingGridProps {
  /** All items, or the first ones. */
  items: readonly ListingItem[];
  /** Number of all items, if only the first ones are given. */
  wholeLength?: number;
  /** Loads the other items. Without it, `items` is complete. */
  loadRest?: () => Promise<unknown>;
  /** Tiles per row on wide screens; two on phones, three on tablets. */
  columns?: 3 | 4;
  /** Something is beside the list on wide screens. */
  aside?: boolean;
  /** One column on phones and two from tablets on, instead of the above. */
  large?: boolean;
  /** Of the first pictures; `low` beside a larger one. Null where other tiles are above: none is loaded eagerly. */
  priority?: 'high' | 'low' | null;
  inserts?: readonly ListingInsert[];
  /** Shown below the tile of an item. */
  noteOf?: (item: ListingItem) => ReactNode;
  /** Heading level of the tiles: one below the heading of the list. */
  headingLevel?: 2 | 3;
  /** Name of the list in analytics. */
  list: ListRef;
}

/** Width of a tile's picture, as for `<img sizes>`. */
function tileSizes(columns: number, aside: boolean, inset: number): string {
  const phone = `calc(50vw - ${PHONE_MARGIN + 2 * inset}px)`;
  const tablet = '(min-width: 768px) 30vw';
  const wide = WIDEST - (aside ? ASIDE : 0);
  const laptop = aside
    ? `calc(${(100 / columns).toFixed(1)}vw - ${Math.round(ASIDE / columns)}px)`
    : `${Math.round(95 / columns)}vw`;
  return `(min-width: 1600px) ${Math.round(wide / columns)}px, (min-width: 1024px) ${laptop}, ${tablet}, ${phone}`;
}

/** Items of a list as tiles, with inserts between them. */
export function ListingGrid({
  items,
  wholeLength = items.length,
  loadRest,
  columns = 4,
  aside = false,
  large = false,
  priority = 'high',
  inserts = [],
  noteOf,
  headingLevel = 2,
  list,
}: ListingGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  useLayOutInTurn(grid);
  const { tileInset } = useBrand().listing;
  const inserted = positionInserts(inserts, wholeLength, large ? LARGE_COLUMNS : columns);
  const sizes = large
    ? '(min-width: 1600px) 780px, (min-width: 768px) 46vw, 92vw'
    : tileSizes(columns, aside, tileInset);
  const pictureRatio = pictureRatioOf(items);
  const first = loadRest ? FIRST_TILES : wholeLength;
  const insertsAt = (index: number) =>
    inserted.get(index)?.map(({ id, layout, content }) => (
      <div key={id} role="listitem" data-insert={layout}>
        {content}
      </div>
    ));
  const tiles = (start: number, end: number) =>
    items.slice(start, end).map((item, offset) => (
      <Fragment key={item.id}>
        {insertsAt(start + offset)}
        <div role="listitem" data-noted={noteOf ? '' : undefined}>
          <ProductTile
            item={item}
            priority={start + offset < EAGER_TILES && priority ? priority : undefined}
            sizes={sizes}
            pictureRatio={pictureRatio}
            headingLevel={headingLevel}
          />
          {noteOf?.(item)}
        </div>
      </Fragment>
    ));
  return (
    <TrackedList value={{ ...list, items }}>
      <Grid ref={grid} role="list" style={{ '--columns': columns } as CSSProperties} data-large={large || undefined}>
        {tiles(0, first)}
        {wholeLength > first && (
          <WhenNear part={nothing} prepare={loadRest} isReady={items.length === wholeLength} readable boxless>
            {() => tiles(first, wholeLength)}
          </WhenNear>
        )}
        {insertsAt(wholeLength)}
      </Grid>
    </TrackedList>
  );
}
