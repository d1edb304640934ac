/** The marks of a Suspense boundary in HTML as React writes it, and the element that marks what is in it as late. */
const BOUNDARIES = /<!--\$-->(<div [^>]*data-late[^>]*>)?|<!--\/\$-->/g;

const LATE = 'data-late';

/** HTML without what is marked as late, `data-late` on the first element of a Suspense boundary, or on one without content. */
export function withoutLateParts(given: string): string {
  const html = withoutEmpty(given);
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

/** HTML without the elements that are late by themselves: those without content. In one pass: it is done for every page. */
function withoutEmpty(html: string): string {
  let kept = '';
  let from = 0;
  for (let at = html.indexOf(LATE); at >= 0; at = html.indexOf(LATE, at + 1)) {
    const start = html.lastIndexOf('<', at);
    const end = html.indexOf('>', at) + 1;
    const close = `</${html.slice(start + 1, html.indexOf(' ', start))}>`;
    if (start < from || !html.startsWith(close, end)) continue;
    kept += html.slice(from, start);
    from = end + close.length;
  }
  return kept + html.slice(from);
}
