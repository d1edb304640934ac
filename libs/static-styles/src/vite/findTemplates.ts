/** A template of styles in a module's source. Positions are offsets into the source. */
export interface StyleTemplate {
  kind: 'styled' | 'keyframes';
  /** Of the whole expression, tag and template. */
  start: number;
  end: number;
  /** Source of what is styled: `"div"` for `styled.div`, `Link` for `styled(Link)`; empty for keyframes. */
  target: string;
  /** Source of the template, back ticks included. */
  template: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** The templates tagged by `styled.x`, `styled(X)` and `keyframes` in a module's syntax tree, in their order. */
export function findTemplates(program: object, code: string): StyleTemplate[] {
  const found: StyleTemplate[] = [];
  visit(program, (node) => {
    if (node.type !== 'TaggedTemplateExpression') return;
    const tag = node['tag'] as Node;
    const quasi = node['quasi'] as Node;
    const target = targetOf(tag, code);
    if (target === null) return;
    const kind = target === '' ? 'keyframes' : 'styled';
    found.push({ kind, start: node.start, end: node.end, target, template: code.slice(quasi.start, quasi.end) });
  });
  return found;
}

/** Null where the tag makes no styles. */
function targetOf(tag: Node, code: string): string | null {
  if (tag.type === 'Identifier') return tag['name'] === 'keyframes' ? '' : null;
  if (tag.type === 'MemberExpression' && isStyled(tag['object'])) {
    return JSON.stringify((tag['property'] as Node)['name']);
  }
  if (tag.type === 'CallExpression' && isStyled(tag['callee'])) {
    const [argument] = tag['arguments'] as Node[];
    return code.slice(argument!.start, argument!.end);
  }
  return null;
}

const isStyled = (node: unknown) => (node as Node).type === 'Identifier' && (node as Node)['name'] === 'styled';

function visit(value: unknown, onNode: (node: Node) => void): void {
  if (Array.isArray(value)) value.forEach((item) => visit(item, onNode));
  else if (typeof value === 'object' && value !== null) {
    if (typeof (value as Node).type === 'string') onNode(value as Node);
    Object.values(value).forEach((child) => visit(child, onNode));
  }
}
