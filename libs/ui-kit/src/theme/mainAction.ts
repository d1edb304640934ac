/**
 * The `view-timeline` of a page's main button, on a page that has one. What sets it widens its scope to the document, so that
 * what is fixed to the window can follow it.
 */
export const MAIN_ACTION_TIMELINE = '--main-action';
