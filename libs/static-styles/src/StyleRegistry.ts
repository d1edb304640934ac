import { compile, type Element, serialize, stringify } from 'stylis';
import { withoutLateParts } from './withoutLateParts.ts';

/** Class names of an element in HTML as React writes it. */
const CLASSES = / class="([^"]*)"/g;

/**
 * The styles of all components whose modules have run, by their class. Their rules stand in the order in which the
 * components were defined: a component's after those of what it is made of, so that it may change how that looks.
 */
export class StyleRegistry {
  readonly #styles = new Map<string, string>();
  readonly #keyframes = new Map<string, string>();
  readonly #rules = new Map<string, string>();
  readonly #criticalRules = new Map<string, string>();

  addStyle(id: string, css: string): void {
    this.#styles.set(id, css);
    this.#rules.delete(id);
    this.#criticalRules.delete(id);
  }

  addKeyframes(name: string, css: string): void {
    this.#keyframes.set(name, css);
    this.#rules.clear();
    this.#criticalRules.clear();
  }

  /** The rules of a component as CSS text, the keyframes it names included; empty for an unknown class. */
  rulesOf(id: string): string {
    return this.#compiled(this.#rules, id, (rules) => rules);
  }

  /**
   * The rules that a page needs before it is touched: of the components in its HTML, save those of what is late, and
   * without the rules of hovered, focused, pressed and disabled controls and of a scrolled page. The style sheet brings the others.
   */
  criticalRulesIn(html: string): string {
    const found = new Set<string>();
    for (const [, classes = ''] of withoutLateParts(html).matchAll(CLASSES)) {
      for (const name of classes.split(' ')) found.add(name);
    }
    let rules = '';
    for (const id of this.#styles.keys())
      if (found.has(id)) rules += this.#compiled(this.#criticalRules, id, untouched);
    return rules;
  }

  /** The rules of every component. */
  allRules(): string {
    let rules = '';
    for (const id of this.#styles.keys()) rules += this.rulesOf(id);
    return rules;
  }

  #compiled(known: Map<string, string>, id: string, select: (rules: Element[]) => Element[]): string {
    let rules = known.get(id);
    if (rules === undefined) {
      rules = serialize(select(compile(this.#sourceOf(id))), stringify);
      known.set(id, rules);
    }
    return rules;
  }

  #sourceOf(id: string): string {
    const css = this.#styles.get(id);
    if (css === undefined) return '';
    const keyframes = [...this.#keyframes].filter(([name]) => css.includes(name));
    return `.${id}{${css}}${keyframes.map(([name, frames]) => `@keyframes ${name}{${frames}}`).join('')}`;
  }
}

/** In selectors of states that only a visitor, or a script, brings about. The base styles show the focus. */
const TOUCHED = /:hover|:active|:focus|:disabled|\[(?:aria-(?:busy|disabled)|data-scrolled)/;
/** Properties that show once a visitor, or a script, does something. */
const MOVED = /^(?:cursor|transition)/;
/** With at most one level of brackets inside. */
const NEGATION = /:not\((?:[^()]|\([^()]*\))*\)/g;

/** The rules that apply to a page nobody has touched, on a screen. */
function untouched(rules: readonly Element[]): Element[] {
  return rules.flatMap((rule) => {
    if (rule.type === 'rule') {
      const selectors = (rule.props as string[]).filter((selector) => !TOUCHED.test(selector.replace(NEGATION, '')));
      const declarations = (rule.children as Element[]).filter(({ props }) => !MOVED.test(String(props)));
      return selectors.length > 0 ? [{ ...rule, props: selectors, children: declarations }] : [];
    }
    if (rule.type !== '@media' || !Array.isArray(rule.children)) return [rule];
    return rule.value === '@media print' ? [] : [{ ...rule, children: untouched(rule.children) }];
  });
}
