/**
 * Gives an array of results its names: `named('cart', 'error')([c, null])` is `{cart: c, error: null}`. The caller's
 * contract says what each is, hence `never`, which fits every type; a name left out does not compile.
 */
export function named<const Name extends string>(...names: readonly Name[]) {
  return (results: unknown[]) =>
    Object.fromEntries(names.map((name, index) => [name, results[index] ?? null])) as Record<Name, never>;
}
