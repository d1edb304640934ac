/**
 * The same entity with the lists named read as empty where the answer has `null`, as a Go server writes an empty list.
 * The entity itself is never changed: a cache may give it to others.
 */
export function withLists<Entity>(entity: Entity, ...lists: readonly (keyof NonNullable<Entity> & string)[]): Entity {
  if (!entity) return entity;
  const missing = lists.filter((list) => !entity[list]);
  return missing.length ? { ...entity, ...Object.fromEntries(missing.map((list) => [list, []])) } : entity;
}
