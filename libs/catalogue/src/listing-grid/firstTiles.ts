/**
 * Tiles of a list that hydrate with the page: those of the first screen, on a phone and on a laptop. The state that
 * travels with the page has their items.
 */
export const FIRST_TILES = 8;
