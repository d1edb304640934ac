import type { Stage } from './backdrop.ts';
import { hostPicture } from './hosts/hostPicture.ts';
import { hosts } from './hosts/hosts.ts';
import type { Kit } from './kit.ts';
import { makerPicture } from './makers/makerPicture.ts';
import { makers } from './makers/makers.ts';

/** Motifs that are a person: they have one picture, the portrait. */
export const portraitMotifs: readonly string[] = [...Object.keys(hosts), ...Object.keys(makers)];

/** The portrait of the host or the maker that the motif names. */
export function drawPortrait(k: Kit, motif: string, stage: Stage): string | undefined {
  const [host, maker] = [hosts[motif], makers[motif]];
  if (host) return hostPicture(k, host, stage);
  return maker && makerPicture(k, maker, stage);
}
