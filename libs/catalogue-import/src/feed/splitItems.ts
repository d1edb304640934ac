/** Comments and CDATA sections as a whole, so that items inside are ignored; an unclosed one ends nothing else. */
const TOKEN =
  /<!--(?:(?!<!--)[\s\S])*?-->|<!\[CDATA\[(?:(?!<!\[CDATA\[)[\s\S])*?\]\]>|<(\/?)(item|entry)(?=[\s>/])[^<>]*>/g;

/** The text of each `<item>` or `<entry>` of a feed, up to its end tag or the next item. */
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
