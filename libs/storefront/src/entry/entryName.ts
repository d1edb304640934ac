/** Name of the browser's entry script: `/assets/client-<hash>.js` of a build. */
export const ENTRY_NAME = 'client';
