import type { ArgsInputOf, MethodName, ResultsOf, ServiceAt, ServicePath } from '@shop/contracts';
import type { ServiceRequest } from './environment';

/** A call of a contract's method, its arguments checked by the contract's types. */
export function call<Path extends ServicePath, Method extends MethodName<ServiceAt<Path>>>(
  path: Path,
  method: Method,
  args: ArgsInputOf<ServiceAt<Path>, Method>,
  locale?: string,
): ServiceRequest {
  return { path, method, args: args as readonly unknown[], locale };
}

/** Results of a contract's method by name. */
export type Reply<Path extends ServicePath, Method extends MethodName<ServiceAt<Path>>> = ResultsOf<
  ServiceAt<Path>,
  Method
>;
