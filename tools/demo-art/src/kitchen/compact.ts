/** Writes outlines that occur several times once, as a definition; everything drawn stays the same. */
export function compact(content: string): { definitions: string; content: string } {
  const counts = new Map<string, number>();
  for (const [, d = ''] of content.matchAll(/<path d="([^"]{70,})"/g)) counts.set(d, (counts.get(d) ?? 0) + 1);
  let definitions = '';
  const ids = new Map<string, string>();
  for (const [d, count] of counts) {
    if (count < 2) continue;
    ids.set(d, `p${ids.size}`);
    definitions += `<path id="${ids.get(d)}" d="${d}"/>`;
  }
  const shorter = content.replace(/<path d="([^"]{70,})"/g, (path, d: string) =>
    ids.has(d) ? `<use href="#${ids.get(d)}"` : path,
  );
  return { definitions, content: shorter };
}
