import type { Method, MethodResults, NamedArgs, WireMethod } from '@shop/contracts';
import type { ServiceRequest } from './environment';
import { withLists } from './withLists';

/**
 * What an endpoint of a method is called with: the arguments by their names, with the locale of the texts where the
 * method is localized. The only argument of one that is not localized is given as it is.
 */
type EndpointArg<M extends Method> = M extends { localized: true }
  ? NamedArgs<M> & { locale: string }
  : M['args'] extends readonly []
    ? void
    : M['args'] extends readonly [unknown]
      ? NamedArgs<M>[keyof NamedArgs<M>]
      : NamedArgs<M>;

/** The part of an endpoint's definition that its contract decides. */
interface Endpoint<Arg, Reply> {
  query: (arg: Arg) => ServiceRequest;
  transformResponse: (results: unknown[]) => Reply;
}

/**
 * The endpoint of a method: posts the arguments in wire order and gives the results by name, with no list `null`. Cache
 * tags are for the service module to add.
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
