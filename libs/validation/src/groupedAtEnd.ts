/** What a text field holds, and where its caret is; null where that cannot be known. */
interface Typed {
  value: string;
  selectionStart: number | null;
}

/**
 * What a field shows after a change: its text in groups while the caret is at the end, as when something is typed or
 * pasted there, and else as it was typed. Groups within the text would move the caret.
 */
export function groupedAtEnd({ value, selectionStart }: Typed, group: (typed: string) => string): string {
  const isAtEnd = selectionStart === null || selectionStart === value.length;
  return isAtEnd ? group(value) : value;
}
