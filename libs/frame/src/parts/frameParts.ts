import type { SiteContent } from '@shop/contracts';
import type { Hero } from '../hero/Hero';
import { shownHero } from '../hero/shownHero';
import type { SecondLevel } from '../second-level/SecondLevel';
import { secondLevelOf } from '../second-level/secondLevelOf';
import type { Marquee } from '../slogan/Marquee';

/** Parts of the frame that not every page has, so that only those load their code. */
export interface FrameParts {
  Hero?: typeof Hero;
  SecondLevel?: typeof SecondLevel;
  Marquee?: typeof Marquee;
}

const loaded: FrameParts = {};

/** Those that were loaded by `loadFrameParts`, for rendering. */
export const loadedParts: Readonly<FrameParts> = loaded;

const moves = ({ siteSlogan }: SiteContent) => siteSlogan?.isStatic === false;

/** The code of what the frame of this page needs beside what every page has. */
export async function loadFrameParts(content: SiteContent): Promise<void> {
  await Promise.all([
    shownHero(content) && import('../hero/Hero').then(({ Hero }) => (loaded.Hero = Hero)),
    secondLevelOf(content) &&
      import('../second-level/SecondLevel').then(({ SecondLevel }) => (loaded.SecondLevel = SecondLevel)),
    moves(content) && import('../slogan/Marquee').then(({ Marquee }) => (loaded.Marquee = Marquee)),
  ]);
}

/** Ends of the paths of these parts' modules in the build's manifest. */
export function frameModules(content: SiteContent): string[] {
  const modules = [];
  if (shownHero(content)) modules.push('hero/Hero');
  if (secondLevelOf(content)) modules.push('second-level/SecondLevel');
  if (moves(content)) modules.push('slogan/Marquee');
  return modules.map((path) => `libs/frame/src/${path}.tsx`);
}
