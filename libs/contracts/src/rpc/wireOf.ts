import { argumentOf, type Method, type Service } from './defineService.ts';
import { type Lists, listsOf } from './listsOf.ts';

/** What a client needs of a method at run time: plain data, no schema. */
export interface WireMethod<M extends Method = Method> {
  path: string;
  method: string;
  /** Names of the arguments, in wire order. */
  args: readonly string[];
  localized?: boolean;
  /** Lists in each result, in wire order; null for none. */
  results: Readonly<Record<string, Lists | null>>;
  /** Never set: it carries the contract's type. */
  contract?: M;
}

/** The methods of a service, for its clients. */
export type WireTable<S extends Service> = { readonly [Name in keyof S['methods']]: WireMethod<S['methods'][Name]> };

/**
 * The table of a service for its clients. Executed by the web builds, so that browsers get the table without schemas.
 */
export function wireOf<S extends Service>({ path, methods }: S): WireTable<S> {
  const entries = Object.entries(methods).map(([name, method]) => [name, wireMethodOf(path, name, method)] as const);
  return Object.fromEntries(entries) as WireTable<S>;
}

function wireMethodOf(path: string, name: string, { args, results, localized }: Method): WireMethod {
  const lists = Object.entries(results).map(([result, schema]) => [result, listsOf(schema)] as const);
  return {
    path,
    method: name,
    args: args.map((argument) => argumentOf(argument)[0]),
    ...(localized && { localized }),
    results: Object.fromEntries(lists),
  };
}
