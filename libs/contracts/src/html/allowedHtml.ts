/** Tags a text may hold, each with the attributes it keeps: the one allow-list of the house. */
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
/** What the attributes may say. An address begins with one of these, so that no entity can hide a scheme. */
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
/** Of these nothing is kept, not even the text inside. */
export const droppedTags = [
  ...['script', 'style', 'template', 'textarea', 'option', 'noscript', 'iframe', 'object', 'title', 'svg', 'math'],
];

/** The attributes of a tag whose values are allowed. A link to another window does not give ours away. */
export function attributesIn(given: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(given)
    .map(([name, value]): [string, string] => [name, value.trim()])
    .filter(([name, value]) => Object.hasOwn(valuesOf, name) && valuesOf[name]?.test(value));
  const attributes = Object.fromEntries(kept);
  return attributes['target'] === '_blank' ? { ...attributes, rel: 'noopener' } : attributes;
}
