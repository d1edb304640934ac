/**
 * Source code of a module that exports this value of plain objects, lists and scalars. An object that occurs more than
 * once, even within itself, is written once.
 */
export function toCode(exported: unknown): string {
  const names = nameRepeated(exported);
  const write = (value: unknown): string =>
    isObject(value) ? (names.get(value) ?? contentOf(value)) : JSON.stringify(value);
  const contentOf = (value: object): string =>
    Array.isArray(value)
      ? `[${value.map(write).join(',')}]`
      : `{${Object.entries(value)
          .map(([key, inner]) => `${JSON.stringify(key)}:${write(inner)}`)
          .join(',')}}`;
  return [
    ...Array.from(names, ([value, name]) => `const ${name} = ${Array.isArray(value) ? '[]' : '{}'};`),
    // Filled after all are declared: one may contain another, or itself.
    ...Array.from(names, ([value, name]) => `Object.assign(${name}, ${contentOf(value)});`),
    `export default ${write(exported)};`,
  ].join('\n');
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A name for every object that occurs more than once. */
function nameRepeated(root: unknown): Map<object, string> {
  const met = new Set<object>();
  const names = new Map<object, string>();
  const visit = (value: unknown) => {
    if (!isObject(value)) return;
    if (met.has(value)) {
      if (!names.has(value)) names.set(value, `shared${names.size}`);
      return;
    }
    met.add(value);
    Object.values(value).forEach(visit);
  };
  visit(root);
  return names;
}
