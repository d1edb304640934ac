import type { MethodLimit } from '@shop/limits';
import type { z } from 'zod';

/**
 * Who may call a method. `anonymous`: everyone; `guest`: whoever has a customer record, signed in or not; `customer`: a
 * signed-in visitor; the others are roles of employees,
 * each including `customer`. `admin` includes all roles.
 */
export type Access = 'anonymous' | 'guest' | 'customer' | 'moderator' | 'editor' | 'support' | 'admin';

/** An argument: its schema, under its name as the only key. */
export type Argument = Readonly<Record<string, z.ZodType>>;

export interface Method {
  /**
   * Positional arguments with their names; the wire carries no names. One that accepts `undefined` may be omitted or
   * sent as `null`.
   */
  args: readonly Argument[];
  /** Results by name. The order of the keys is the order on the wire. */
  results: Readonly<Record<string, z.ZodType>>;
  access: Access;
  /** How often it may be called: a class of the table of limits. */
  limit: MethodLimit;
  /** Texts are in the language of the request's `Accept-Language`, so callers must set it. Default false. */
  localized?: boolean;
  /** The reply is the same for every visitor, so that a storefront may cache it. Default false. */
  shared?: boolean;
  /** Given the results of an anonymous call: whether visitors who are signed in may get others. Without it they always may. */
  differsWhenSignedIn?: (results: readonly unknown[]) => boolean;
  /**
   * Called with the id of a session that a sign-in has just ended, it acts in the customer's session, so that what is put into a
   * cart meanwhile is not lost. Whoever has that id gets its reply, and it must not reach further than the cart. Default false.
   */
  joinsCustomer?: boolean;
  /** Maximum body size in bytes, if it differs from the server's default. */
  bodyLimit?: number;
}

export interface Service<Methods extends Readonly<Record<string, Method>> = Readonly<Record<string, Method>>> {
  path: `/services/${string}`;
  methods: Methods;
}

/** Checks a method's definition and keeps its exact type, from which callers' types are inferred. */
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

/** Name and schema of an argument. */
export function argumentOf(argument: Argument): [name: string, schema: z.ZodType] {
  return Object.entries(argument)[0]!;
}
