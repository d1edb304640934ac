/** What is checked of a change, in this order: the quick ones first, and builds before what opens them. */
export const checkedTargets = ['lint', 'knip', 'typecheck', 'build', 'test', 'e2e'] as const;
