/** The marks of a Suspense boundary in HTML as React writes it, and the element that marks what is in it as late. */
const BOUNDARIES = /<!--\$-->(<div [^>]*data-late[^>]*>)?|<!--\/\$-->/g;

/** HTML without what is marked as late, `data-late` on the first element of a Suspense boundary. */
export function withoutLateParts(html: string): string {
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
