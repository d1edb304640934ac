import type { ArtSubject } from './types.ts';

/** Colours of woods: an article that is of one is drawn in it, in every palette. */
export const woods = {
  walnut: '#6e452b',
  oak: '#c49a63',
  beech: '#d8b483',
  maple: '#e2c79c',
  cherry: '#a9643f',
  ash: '#dfc9a2',
  birch: '#e4c897',
  spruce: '#e0b27b',
  fir: '#d6ab72',
  poplar: '#dcc092',
  pear: '#b8805d',
  plum: '#874537',
  olive: '#a9834a',
} as const;

export type Wood = keyof typeof woods;

/** The colour of the first wood of the item; of what it usually is of where its data names none. */
export const woodTone = ({ woods: [wood] = [] }: ArtSubject, usual: Wood): string => woods[wood ?? usual];
