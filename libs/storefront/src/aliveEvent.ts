/** Name of the window's event, and of the performance mark, that says that the page reacts. */
export const ALIVE_EVENT = 'hydrated';
