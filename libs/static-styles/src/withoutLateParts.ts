/** The marks of a Suspense boundary in HTML as React writes it, and the element that marks what is in it as late. */
const BOUNDARIES = /<!--\$-->(<div [^>]*data-late[^>]*>)?|<!--\/\$-->/g;

/** An element that is late by itself: it has no content. */
const EMPTY = /<(\w+) [^>]*data-late[^>]*><\/\1>/g;

/** HTML without what is marked as late, `data-late` on the first element of a Suspense boundary, or on one without content. */
export function withoutLateParts(given: string): string {
  const html = given.replace(EMPTY, '');
  let kept = '';
  let from = 0;
  let depth = 0;
  let lateDepth = 0;
  for (const { 0: mark, 1: late, index } of html.matchAll(BOUNDARIES)) {
    if (mark === '<!--/$-->') {
      if (depth === lateDepth) {
        from = index;
        lateDepth = 0;
      }
      depth -= 1;
      continue;
    }
    depth += 1;
    if (!late || lateDepth > 0) continue;
    kept += html.slice(from, index);
    lateDepth = depth;
  }
  return kept + (lateDepth > 0 ? '' : html.slice(from));
}
