import { type ArtSubject, EXAMPLE_NAME } from '@shop/demo-art';
import type { DemoProduct } from '../schema.ts';

type Lettered = Partial<Pick<DemoProduct, 'title' | 'lettering'>>;

/** Titles that promise a name or an engraving, and those that promise initials. */
const named = /\bname|engraved/i;
const initialled = /initial|monogram/i;
const INITIALS_OF_TWO = 'L & B';

/** What the pictures of a product have written on them, where its title says that something is. */
export function writtenOn({ title, lettering }: Lettered): ArtSubject['name'] {
  const { area, maxLength = 0, font, color } = lettering ?? {};
  const [left, top, width, height] = area ?? [];
  if (!title || height === undefined) return undefined;
  const initials = maxLength < INITIALS_OF_TWO.length ? 'LB' : INITIALS_OF_TWO;
  const text = initialled.test(title.en) ? initials : named.test(title.en) ? EXAMPLE_NAME : undefined;
  return text && { text, area: [left!, top!, width!, height], font, color };
}
