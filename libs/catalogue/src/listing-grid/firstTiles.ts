/**
 * Tiles of a list that hydrate with the page: those of the first viewport, on a phone and on a laptop. The page's state
 * contains their items only.
 */
export const FIRST_TILES = 8;
