import type { AttackedShop } from './AttackedShop.ts';
import type { AttackOptions } from './options.ts';

/** What one attack came to. */
export interface Verdict {
  /** What was tried, as a sentence. */
  tried: string;
  held: boolean;
  /** Figures, or what gave way. */
  detail: string;
}

/** A class of attacks or faults. Another one is a file in `classes` and a line in `attacks.ts`. */
export interface Attack {
  /** Names it on the command line. */
  name: string;
  /** Whether it needs the built storefronts beside the services. */
  needsStorefront: boolean;
  run: (shop: AttackedShop, options: AttackOptions) => AsyncIterable<Verdict>;
}
