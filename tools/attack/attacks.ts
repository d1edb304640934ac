import type { Attack } from './Attack.ts';
import { brokenRequests } from './classes/brokenRequests.ts';
import { fuzzedCalls } from './classes/fuzzedCalls.ts';
import { killedParts } from './classes/killedParts.ts';
import { largeArguments } from './classes/largeArguments.ts';
import { lostConnections } from './classes/lostConnections.ts';
import { openRedirects } from './classes/openRedirects.ts';
import { takenPort } from './classes/takenPort.ts';

/** All attacks, in the order they are played: those that end processes come last. */
export const attacks: readonly Attack[] = [
  openRedirects,
  brokenRequests,
  largeArguments,
  takenPort,
  fuzzedCalls,
  lostConnections,
  killedParts,
];
