import ts from 'typescript';

/**
 * The first object in the value of a constant, whatever is around it (`as const`, a call), or with `keys` the one below
 * these properties. Throws where there is none.
 */
export function findObject(source: ts.SourceFile, name: string, ...keys: string[]): ts.ObjectLiteralExpression {
  return objectAt(findConstant(source, name)?.initializer, name, keys);
}

/** The object at a path in what a method is called with, such as `injectEndpoints`. Throws if there is none. */
export function findArgument(source: ts.SourceFile, method: string, ...keys: string[]): ts.ObjectLiteralExpression {
  const find = (node: ts.Node): ts.Expression | undefined =>
    ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === method
      ? node.arguments[0]
      : ts.forEachChild(node, find);
  return objectAt(find(source), method, keys);
}

function objectAt(node: ts.Node | undefined, name: string, keys: readonly string[]): ts.ObjectLiteralExpression {
  let object = firstObject(node);
  for (const key of keys) object = firstObject(object?.properties.find((property) => nameOf(property) === key));
  if (!object)
    throw new Error(`it has no object ${[name, ...keys].join('.')}. Its form has changed: add the line by hand.`);
  return object;
}

/** A constant at the top of a module. */
export function findConstant(source: ts.SourceFile, name: string): ts.VariableDeclaration | undefined {
  return constantsOf(source).find((constant) => constant.name.getText() === name);
}

/** The constants at the top of a module. */
export function constantsOf(source: ts.SourceFile): ts.VariableDeclaration[] {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
}

/** The name of a property as it is written, without quotes. */
export function nameOf(property: ts.ObjectLiteralElementLike): string | undefined {
  return property.name && (ts.isStringLiteral(property.name) ? property.name.text : property.name.getText());
}

function firstObject(node: ts.Node | undefined): ts.ObjectLiteralExpression | undefined {
  if (!node || ts.isObjectLiteralExpression(node)) return node;
  return ts.forEachChild(node, firstObject);
}
