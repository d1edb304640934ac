/** Tags an editor's text may hold, each with the attributes it keeps. */
const ALLOWED: Record<string, readonly string[]> = {
  a: ['href', 'target', 'title'],
  abbr: ['title'],
  b: [],
  blockquote: [],
  br: [],
  dd: [],
  dl: [],
  dt: [],
  em: [],
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  hr: [],
  i: [],
  li: [],
  ol: ['start'],
  p: [],
  s: [],
  small: [],
  strong: [],
  sub: [],
  sup: [],
  table: [],
  tbody: [],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  thead: [],
  tr: [],
  u: [],
  ul: [],
};
/** What the attributes may say. An address begins with one of these, so that no entity can hide a scheme. */
const VALUES: Record<string, RegExp> = {
  href: /^(?:https?:\/\/|mailto:|tel:|[/#?])/i,
  id: /^[a-z][\w-]*$/i,
  target: /^_(?:blank|self)$/,
  scope: /^(?:col|row)$/,
  start: /^\d+$/,
  colspan: /^\d+$/,
  rowspan: /^\d+$/,
  title: /^/,
};
const VOID = new Set(['br', 'hr']);
/** Of these nothing is kept, not even the text inside. */
const DROPPED =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript|iframe|textarea|title|svg|math|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<(\/?)([a-z][a-z\d]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([a-z]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi;

/**
 * An editor's HTML with nothing in it but what a text needs: no scripts, handlers, styles or frames. Whatever stays is
 * written anew and closed again, so that it cannot reach out of its place. The same on the server and in browsers.
 */
export function sanitizeHtml(html: string): string {
  const open: string[] = [];
  const source = html.replace(DROPPED, '');
  let result = '';
  let from = 0;
  for (const match of source.matchAll(TAG)) {
    const [whole, slash, written = '', attributes = ''] = match;
    result += asText(source.slice(from, match.index));
    from = match.index + whole.length;
    const tag = written.toLowerCase();
    if (!Object.hasOwn(ALLOWED, tag)) continue;
    // One that is not open has nothing to close.
    if (slash) result += close(open, open.lastIndexOf(tag));
    else {
      result += `<${tag}${attributesOf(tag, attributes)}>`;
      if (!VOID.has(tag)) open.push(tag);
    }
  }
  return result + asText(source.slice(from)) + close(open, 0);
}

const asText = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Closes the open tags from this place on, the innermost first. */
function close(open: string[], from: number): string {
  if (from < 0) return '';
  return open
    .splice(from)
    .reverse()
    .map((name) => `</${name}>`)
    .join('');
}

function attributesOf(tag: string, attributes: string): string {
  let kept = '';
  let elsewhere = false;
  for (const [, written = '', double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
    const name = written.toLowerCase();
    const value = (double ?? single ?? bare ?? '').trim();
    if (!ALLOWED[tag]?.includes(name) || !VALUES[name]?.test(value)) continue;
    elsewhere ||= name === 'target' && value === '_blank';
    kept += ` ${name}="${asText(value).replaceAll('"', '&quot;')}"`;
  }
  return elsewhere ? `${kept} rel="noopener"` : kept;
}
