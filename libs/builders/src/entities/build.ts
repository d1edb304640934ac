import type { z } from 'zod';

/** Creates a builder: fills in what a test leaves out and checks the result against the contract. */
export function builder<Schema extends z.ZodType<object>>(schema: Schema, defaults: () => z.input<Schema>) {
  return (own: Partial<z.input<Schema>> = {}): z.output<Schema> =>
    schema.parse({ ...(defaults() as object), ...(own as object) });
}
