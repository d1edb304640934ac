/** Comments and CDATA sections as a whole, so that an item inside is none; one that is not closed ends nothing else. */
const TOKEN =
  /<!--(?:(?!<!--)[\s\S])*?-->|<!\[CDATA\[(?:(?!<!\[CDATA\[)[\s\S])*?\]\]>|<(\/?)(item|entry)(?=[\s>/])[^<>]*>/g;

/** The text of each `<item>` or `<entry>` of a feed, whole or as far as the next one begins. */
export function splitItems(text: string): string[] {
  const items: string[] = [];
  let start = -1;
  for (const match of text.matchAll(TOKEN)) {
    const [token, slash, name] = match;
    if (!name) continue;
    if (slash) {
      if (start >= 0) items.push(text.slice(start, match.index + token.length));
      start = -1;
      continue;
    }
    if (start >= 0) items.push(text.slice(start, match.index));
    start = match.index;
  }
  if (start >= 0) items.push(text.slice(start));
  return items;
}
