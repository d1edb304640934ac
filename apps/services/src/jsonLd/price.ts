const CENTS = 100;

/** An amount in schema.org's format, without its currency. */
export function price(cents: number): string {
  return (cents / CENTS).toFixed(2);
}
