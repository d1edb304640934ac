import type { Method, MethodResults, NamedArgs, WireMethod } from '@shop/contracts';
import type { ServiceRequest } from './environment';
import { withLists } from './withLists';

/**
 * Argument of an endpoint: the method's arguments by name, with the locale of the texts if the method is localized. The
 * only argument of a method that is not localized is passed unnamed.
 */
type EndpointArg<M extends Method> = M extends { localized: true }
  ? NamedArgs<M> & { locale: string }
  : M['args'] extends readonly []
    ? void
    : M['args'] extends readonly [unknown]
      ? NamedArgs<M>[keyof NamedArgs<M>]
      : NamedArgs<M>;

/**
 * Extra option of endpoints whose failure the visitor is not told of: called while they type or point at something, or for
 * what is left out if it cannot be loaded.
 */
export interface QuietOption {
  quiet?: true;
}

/** The part of an endpoint's definition that follows from the contract. */
interface Endpoint<Arg, Reply> {
  query: (arg: Arg) => ServiceRequest;
  transformResponse: (results: unknown[]) => Reply;
}

/**
 * The endpoint of a method: posts the arguments in wire order and names the results, with no list `null`. The service
 * module adds cache tags.
 */
export function endpoint<M extends Method>({
  path,
  method,
  args,
  localized = false,
  results,
}: WireMethod<M>): Endpoint<EndpointArg<M>, MethodResults<M>> {
  const isNamed = localized || args.length > 1;
  return {
    query: (arg) => {
      const named = (isNamed ? arg : { [args[0] ?? '']: arg }) as Readonly<Record<string, unknown>>;
      const locale = localized ? (named['locale'] as string) : undefined;
      return { path, method, args: args.map((name) => named[name] ?? null), locale };
    },
    transformResponse: (values) => {
      const named = Object.keys(results).map((name, index) => [name, values[index] ?? null]);
      return withLists(Object.fromEntries(named), results) as MethodResults<M>;
    },
  };
}
