import ts from 'typescript';

/** The name of a method's handler and endpoint. Throws where the method is not in PascalCase, or no function can be called so. */
export function requireMethodName(method: string): string {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(method)) throw new Error(`"${method}" is no name in PascalCase, such as GetItems.`);
  const name = method.charAt(0).toLowerCase() + method.slice(1);
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, undefined, name);
  const token = scanner.scan();
  if (token >= ts.SyntaxKind.FirstReservedWord && token <= ts.SyntaxKind.LastReservedWord)
    throw new Error(`No function can be called "${name}": say what the method is about, too.`);
  return name;
}
