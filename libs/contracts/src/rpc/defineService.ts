import type { z } from 'zod';

/**
 * Who may call a method. `anonymous`: everyone; `customer`: a signed-in visitor; the others are roles of employees,
 * each including `customer`. `admin` may do whatever the other roles may.
 */
export type Access = 'anonymous' | 'customer' | 'moderator' | 'editor' | 'support' | 'admin';

/** An argument: its schema under its name, the one key. */
export type Argument = Readonly<Record<string, z.ZodType>>;

export interface Method {
  /**
   * Positional arguments, each under the name callers give it by; the wire carries no names. One that accepts
   * `undefined` may be left out or sent as `null`.
   */
  args: readonly Argument[];
  /** Results by name. The order of the keys is the order on the wire. */
  results: Readonly<Record<string, z.ZodType>>;
  access: Access;
  /** Texts come in the language of the request's `Accept-Language`, so a caller has to say which. Default false. */
  localized?: boolean;
  /** The answer is the same for every visitor, so that a server in front may keep it. Default false. */
  shared?: boolean;
  /** Largest body in bytes, where it differs from the server's default. */
  bodyLimit?: number;
}

export interface Service<Methods extends Readonly<Record<string, Method>> = Readonly<Record<string, Method>>> {
  path: `/services/${string}`;
  methods: Methods;
}

/** Checks the definition of a method and keeps its exact type, from which those of its callers are inferred. */
export function method<const Definition extends Method>(definition: Definition): Definition {
  return definition;
}

/** A service: the path it is mounted at and its methods by their PascalCase wire names. */
export function defineService<
  const Path extends `/services/${string}`,
  const Methods extends Readonly<Record<string, Method>>,
>(path: Path, methods: Methods): { path: Path; methods: Methods } {
  return { path, methods };
}

/** Name of an argument and its schema. */
export function argumentOf(argument: Argument): [name: string, schema: z.ZodType] {
  return Object.entries(argument)[0]!;
}
