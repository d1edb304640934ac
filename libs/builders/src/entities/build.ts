import type { z } from 'zod';

/** A builder: what a test leaves out is filled in, and the whole must be what the contract says. */
export function builder<Schema extends z.ZodType<object>>(schema: Schema, defaults: () => z.input<Schema>) {
  return (own: Partial<z.input<Schema>> = {}): z.output<Schema> =>
    schema.parse({ ...(defaults() as object), ...(own as object) });
}
