import type { ArgsInputOf, MethodName, ResultsOf, Service } from '@shop/contracts';
import type { TestServices } from './testServices.ts';

export interface From {
  site?: string;
  locale?: string;
  cookie?: string;
}

/** Calls methods over HTTP and names their results, as a client does. */
export function callerOf<S extends Service>(services: () => Pick<TestServices, 'call'>, service: S) {
  return async function call<M extends MethodName<S>>(
    method: M,
    args: ArgsInputOf<S, M> extends infer Args extends readonly unknown[] ? Args : never,
    from: From = {},
  ): Promise<ResultsOf<S, M>> {
    const { status, body } = await services().call(service, method, [...args], from);
    expect(status).toBe(200);
    const names = Object.keys(service.methods[method]?.results ?? {});
    return Object.fromEntries(names.map((name, index) => [name, (body as unknown[])[index]])) as ResultsOf<S, M>;
  };
}
