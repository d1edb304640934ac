/** What somebody typed, for use inside a pattern of `like`: it is none itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
