import type { Element } from 'stylis';

/** With at most one level of brackets inside. */
export const NEGATION = /:not\((?:[^()]|\([^()]*\))*\)/g;

/** A part of a selector of which there are others to choose from, with at most one level of brackets inside. */
const CHOICE = /:(?:is|where)\((?:[^()]|\([^()]*\))*\)/g;
const ATTRIBUTE = /\[[^\]]*\]/g;
const ARGUMENTS = /\((?:[^()]|\([^()]*\))*\)/g;
const TAG = /(?<![^\s>+~])[a-z]\w*/g;
const DATA_ATTRIBUTE = /\[(data-[a-z-]+)(?:=["']?([^"'\]]*)["']?)?\]/g;

const CLASS = /\.([a-z_][\w-]*)/gi;

/** What an attribute follows that is one of a component's own element. */
const OWN = /\.([\w-]+)(?:\[[^\]]*\])*$/;

/** The elements, classes and data attributes without which a selector of a component matches nothing that is seen. */
export function namesIn(selector: string, id: string): string[] {
  const parts = selector.replace(NEGATION, '').replace(CHOICE, '');
  const attributes = Array.from(parts.matchAll(DATA_ATTRIBUTE), ({ 1: name = '', 2: value, index }) => {
    const isOwn = OWN.exec(parts.slice(0, index))?.[1] === id;
    return (isOwn ? 'own ' : '') + (value === undefined ? name : `${name}=${value}`);
  });
  const others = parts.replace(ATTRIBUTE, '');
  const tags = others.replace(ARGUMENTS, '').match(TAG) ?? [];
  return [...tags.map((tag) => `<${tag}`), ...(others.match(CLASS) ?? []), ...attributes];
}

/** The elements, classes and data attributes that the selectors of a component's rule ask for. */
export function askedBy(rule: Element, id: string): string[] {
  if (rule.type === 'rule') return (rule.props as string[]).flatMap((selector) => namesIn(selector, id));
  const isMedia = rule.type === '@media' && Array.isArray(rule.children);
  return isMedia ? (rule.children as Element[]).flatMap((child) => askedBy(child, id)) : [];
}
