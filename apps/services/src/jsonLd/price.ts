const CENTS = 100;

/** An amount as schema.org writes it, without its currency. */
export function price(cents: number): string {
  return (cents / CENTS).toFixed(2);
}
