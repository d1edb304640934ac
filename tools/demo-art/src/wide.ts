import type { ArtShape } from './types.ts';

/** Edges of a part of a picture, in shares of its width and height. */
export interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The share of a wide picture's width, from the left, where words stand: there is nothing but plain background. */
export const TEXT_SHARE = 0.45;

/**
 * Where a wide picture shows things. A hero has the header over its top and, on phones, words over its foot; screens of
 * another ratio cut its sides, or its top and foot.
 */
export const fields: Record<'hero' | 'banner', Part> = {
  hero: { left: 0.56, top: 0.285, right: 0.895, bottom: 0.9 },
  banner: { left: 0.48, top: 0.07, right: 0.955, bottom: 0.93 },
};

/** Where things beside the subject of a wide picture may stand: screens of another ratio cut some of a hero's. */
export const companyFields: typeof fields = { ...fields, hero: { ...fields.hero, left: 0.48, right: 0.93 } };

/** Whether words stand on a picture of this shape. */
export const isWide = (shape: ArtShape): shape is 'hero' | 'banner' => shape === 'hero' || shape === 'banner';

/** What stands beside the subject of a wide picture, as a group by whose class tests measure it. */
export const besideSubject = (content: string): string => `<g class="company">${content}</g>`;
