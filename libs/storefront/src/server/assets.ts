/** Where scripts, fonts and style sheets are: a page has a dozen, and each header travels with every one. */
export const ASSETS = '/assets/';
