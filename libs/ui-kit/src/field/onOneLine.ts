/** A text without line breaks, as pasted into a field that has room for one line: spaces stand in their place. */
export const onOneLine = (text: string): string => text.replaceAll(/\n+/g, ' ');
