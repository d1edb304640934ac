import type { z } from 'zod';

/**
 * Who may call a method. `anonymous`: everyone; `customer`: a signed-in visitor; the others are roles of employees,
 * each including `customer`. `admin` may do whatever the other roles may.
 */
export type Access = 'anonymous' | 'customer' | 'moderator' | 'editor' | 'support' | 'admin';

export interface Method<
  Args extends readonly z.ZodType[] = readonly z.ZodType[],
  Results extends Readonly<Record<string, z.ZodType>> = Readonly<Record<string, z.ZodType>>,
> {
  /** Positional arguments. One that accepts `undefined` may be left out or sent as `null`. */
  args: Args;
  /** Results by name. The order of the keys is the order on the wire. */
  results: Results;
  access: Access;
  /** The answer is the same for every visitor, so that a server in front may keep it. Default false. */
  shared?: boolean;
  /** Largest body in bytes, where it differs from the server's default. */
  bodyLimit?: number;
}

export interface Service<Methods extends Readonly<Record<string, Method>> = Readonly<Record<string, Method>>> {
  path: `/services/${string}`;
  methods: Methods;
}

/** Names a method's arguments and results so that their types are inferred. */
export function method<
  const Args extends readonly z.ZodType[],
  const Results extends Readonly<Record<string, z.ZodType>>,
>(definition: Method<Args, Results>): Method<Args, Results> {
  return definition;
}

/** A service: the path it is mounted at and its methods by their PascalCase wire names. */
export function defineService<
  const Path extends `/services/${string}`,
  const Methods extends Readonly<Record<string, Method>>,
>(path: Path, methods: Methods): { path: Path; methods: Methods } {
  return { path, methods };
}

type MethodsOf<S extends Service> = S['methods'];

export type MethodName<S extends Service> = keyof MethodsOf<S> & string;

/** Tuple of a method's arguments after parsing. */
export type ArgsOf<S extends Service, M extends MethodName<S>> =
  MethodsOf<S>[M] extends Method<infer Args, infer _> ? { -readonly [K in keyof Args]: z.output<Args[K]> } : never;

/** Tuple of what a caller may send. */
export type ArgsInputOf<S extends Service, M extends MethodName<S>> =
  MethodsOf<S>[M] extends Method<infer Args, infer _> ? { -readonly [K in keyof Args]: z.input<Args[K]> } : never;

/** Results of a method by name. */
export type ResultsOf<S extends Service, M extends MethodName<S>> =
  MethodsOf<S>[M] extends Method<infer _, infer Results> ? { [K in keyof Results]: z.output<Results[K]> } : never;
