/** Name of the window's event, and of the performance mark, set when the page is hydrated. */
export const HYDRATED_EVENT = 'hydrated';
