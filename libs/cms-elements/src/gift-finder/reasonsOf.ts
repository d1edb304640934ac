import type { chosenOptions } from './finderAddress';

/** The answers that an item fits, in words. `matches` are the chosen values that it has, by attribute. */
export function reasonsOf(
  chosen: ReturnType<typeof chosenOptions>,
  matches: Readonly<Record<string, readonly string[]>> = {},
): string[] {
  return chosen
    .filter(({ attribute, option }) => option.values.some((value) => matches[attribute]?.includes(value)))
    .map(({ option }) => option.reason);
}
