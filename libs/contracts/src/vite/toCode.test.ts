import type { Service } from '../rpc/defineService.ts';
import { type WireMethod, wireOf } from '../rpc/wireOf.ts';
import { services } from '../services/services.ts';
import { toCode } from './toCode.ts';

/** The exports of a module of this code. */
const evaluate = (code: string): unknown => (new Function(code.replace('export default', 'return')) as () => unknown)();

const methods = Object.values(services).flatMap((service) => Object.values<WireMethod>(wireOf<Service>(service)));

it.each(methods.map((wire) => [`${wire.path}/${wire.method}`, wire] as const))(
  'reproduces %s in the browser',
  (_name, wire) => expect(evaluate(toCode(wire))).toEqual(wire),
);

it('writes shared and recursive objects once', () => {
  const node: { children: unknown[] } = { children: [] };
  node.children.push(node);
  const value = evaluate(toCode({ a: node, b: node })) as Record<'a' | 'b', typeof node>;
  expect(value.a).toBe(value.b);
  expect(value.a.children[0]).toBe(value.a);
});
