/** Allowed tags, each with its allowed attributes: the one allow-list for HTML in the shop. */
const attributesOf: Readonly<Record<string, string[]>> = {
  a: ['href', 'target', 'title', 'rel'],
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
/** Allowed attribute values. An address must begin with one of these, so that no entity can hide a scheme. */
const valuesOf: Readonly<Record<string, RegExp>> = {
  href: /^(?:https?:\/\/|mailto:|tel:|[/#?])/i,
  id: /^[a-z][\w-]*$/i,
  target: /^_(?:blank|self)$/,
  scope: /^(?:col|row)$/,
  start: /^\d+$/,
  colspan: /^\d+$/,
  rowspan: /^\d+$/,
  title: /^/,
};

export const allowedTags = Object.keys(attributesOf);
export const allowedAttributes = attributesOf;
/** Removed together with their content. */
export const droppedTags = [
  ...['script', 'style', 'template', 'textarea', 'option', 'noscript', 'iframe', 'object', 'title', 'svg', 'math'],
];

/** The attributes of a tag with allowed values. Links to another window get `rel="noopener"`. */
export function attributesIn(given: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(given)
    .map(([name, value]): [string, string] => [name, value.trim()])
    .filter(([name, value]) => Object.hasOwn(valuesOf, name) && valuesOf[name]?.test(value));
  const attributes = Object.fromEntries(kept);
  return attributes['target'] === '_blank' ? { ...attributes, rel: 'noopener' } : attributes;
}
