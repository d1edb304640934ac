import { shownOn } from '../../src/site/shownOn.ts';
import type { DemoElement } from '../pageSchema.ts';
import { nodesIn } from './shopTexts.ts';

interface BannerItem {
  link: { to: string };
}

/** What each banner of a page shows on a day, by the ids that its items lead to. */
export function bannersOn(elements: readonly DemoElement[], day: string): string[][] {
  return nodesIn(shownOn(elements, day)).flatMap(({ kind, data }) =>
    kind === 'promoBanner' ? [(data as { bannerItems: BannerItem[] }).bannerItems.map(({ link }) => link.to)] : [],
  );
}
