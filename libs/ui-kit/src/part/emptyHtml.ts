/** For `dangerouslySetInnerHTML` of an element whose HTML the server wrote: React takes it over and leaves it as it is. */
export const EMPTY = { __html: '' };
