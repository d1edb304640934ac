/** One value for each owner, created on first use and garbage-collected with its owner. */
export function perOwner<Owner extends WeakKey, Value extends object>(create: () => Value): (owner: Owner) => Value {
  const values = new WeakMap<Owner, Value>();
  return (owner) => {
    const known = values.get(owner);
    if (known) return known;
    const created = create();
    values.set(owner, created);
    return created;
  };
}
