/** Where a part of a text begins, and where it has ended. */
export type Range = readonly [from: number, to: number];

/**
 * The marks of a Suspense boundary in HTML as React writes it, and the element that marks what is in it as late. One
 * without content is late by itself alone.
 */
const BOUNDARIES = /<!--\$-->(<div [^>]*data-late[^>]*>(?!<\/div>))?|<!--\/\$-->/g;

const LATE = 'data-late';

/**
 * The parts of HTML that are marked as late, in their order: `data-late` stands on the first element of a Suspense boundary,
 * or on an element without content. None lies within another.
 */
export function latePartsOf(html: string): Range[] {
  const boundaries = lateBoundaries(html);
  const isWithin = ([at]: Range) => boundaries.some(([from, to]) => from <= at && at < to);
  const alone = lateByThemselves(html).filter((range) => !isWithin(range));
  return [...boundaries, ...alone].toSorted(([a], [b]) => a - b);
}

function lateBoundaries(html: string): Range[] {
  const found: Range[] = [];
  let from = 0;
  let depth = 0;
  let lateDepth = 0;
  for (const { 0: mark, 1: late, index } of html.matchAll(BOUNDARIES)) {
    if (mark === '<!--/$-->') {
      if (depth === lateDepth) {
        found.push([from, index]);
        lateDepth = 0;
      }
      depth -= 1;
      continue;
    }
    depth += 1;
    if (!late || lateDepth > 0) continue;
    from = index;
    lateDepth = depth;
  }
  return lateDepth > 0 ? [...found, [from, html.length]] : found;
}

/** The elements without content that are late. */
function lateByThemselves(html: string): Range[] {
  const found: Range[] = [];
  for (let at = html.indexOf(LATE); at >= 0; at = html.indexOf(LATE, at + 1)) {
    const start = html.lastIndexOf('<', at);
    const end = html.indexOf('>', at) + 1;
    const close = `</${html.slice(start + 1, html.indexOf(' ', start))}>`;
    if (html.startsWith(close, end)) found.push([start, end + close.length]);
  }
  return found;
}
