import type { SiteContent } from '@shop/contracts';
import { type LoadPart, preloadable, type Preloadable } from '@shop/preloadable';
import { shownHero } from '../hero/shownHero';
import { secondLevelOf } from '../second-level/secondLevelOf';

/** Parts of the frame that only some pages have; their code is loaded for those only. */
export const hero = preloadable(() => import(/* chunk: frame */ '../hero/Hero'));
export const secondLevel = preloadable(() => import(/* chunk: frame */ '../second-level/SecondLevel'));
export const marquee = preloadable(() => import(/* chunk: marquee */ '../slogan/Marquee'));

/** Loads the code of the parts this page needs. A part that fails to load renders a note. */
export async function loadFrameParts(content: SiteContent, loadPart: LoadPart): Promise<void> {
  const parts: Preloadable<unknown>[] = [];
  if (shownHero(content)) parts.push(hero);
  if (secondLevelOf(content)) parts.push(secondLevel);
  if (content.siteSlogan?.isStatic === false) parts.push(marquee);
  await Promise.allSettled(parts.map(loadPart));
}
