import { compile, type Element, serialize, stringify } from 'stylis';
import { compactCss } from './compactCss.ts';
import { latePartsOf } from './latePartsOf.ts';

/** Class names of an element in HTML as React writes it, and the attributes that selectors ask for. */
const NAMES = / (?:class|(data-[a-z-]+))="([^"]*)"/g;

/** The critical rules of a component: as compiled, and as text by what of a page they ask for. */
interface CriticalRules {
  rules: Element[];
  /** All that they ask for: classes as `.name`, attributes as `name` or `name=value`. */
  asked: readonly string[];
  texts: Map<string, string>;
}

/**
 * The styles of all components whose modules have run, by their class. Their rules stand in the order in which the
 * components were defined: a component's after those of what it is made of, so that it may change how that looks.
 */
export class StyleRegistry {
  readonly #styles = new Map<string, string>();
  readonly #keyframes = new Map<string, string>();
  readonly #rules = new Map<string, string>();
  readonly #criticalRules = new Map<string, CriticalRules>();

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
    let rules = this.#rules.get(id);
    if (rules === undefined) {
      rules = serialize(compile(this.#sourceOf(id)), stringify);
      this.#rules.set(id, rules);
    }
    return rules;
  }

  /**
   * The rules that a page needs before it is touched: of the components in its HTML, save those of what is late, and
   * without the rules of hovered, focused, pressed and disabled controls, of a scrolled page and of what scrolling animates, and of classes and data
   * attributes that nothing in it has. The style sheet brings the others. Compact.
   */
  criticalRulesIn(html: string): string {
    const { classes, present } = readNames(html);
    let rules = '';
    for (const id of this.#styles.keys()) if (classes.has(id)) rules += this.#criticalRulesOf(id, present);
    return rules;
  }

  /** The rules of every component. */
  allRules(): string {
    let rules = '';
    for (const id of this.#styles.keys()) rules += this.rulesOf(id);
    return rules;
  }

  #criticalRulesOf(id: string, present: ReadonlySet<string>): string {
    let known = this.#criticalRules.get(id);
    if (!known) {
      const rules = withoutUnusedKeyframes(
        selected(compile(this.#sourceOf(id)), (selector) => !TOUCHED.test(selector.replace(NEGATION, ''))),
      );
      known = { rules, asked: [...new Set(rules.flatMap(askedBy))], texts: new Map() };
      this.#criticalRules.set(id, known);
    }
    const key = known.asked.filter((one) => present.has(one)).join();
    let text = known.texts.get(key);
    if (text === undefined) {
      const rules = selected(known.rules, (selector) => namesIn(selector).every((one) => present.has(one)));
      text = compactCss(serialize(rules, stringify));
      known.texts.set(key, text);
    }
    return text;
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
/** Properties that show once a visitor, or a script, does something: points, moves or scrolls. */
const MOVED = /^(?:cursor|transition|scroll-|overscroll-|view-timeline|timeline-)/;
/** What only browsers do whose animations follow how far somebody has scrolled. */
const SCROLLED = /^@supports \(animation-timeline/;
/** With at most one level of brackets inside. */
const NEGATION = /:not\((?:[^()]|\([^()]*\))*\)/g;

/** A part of a selector of which there are others to choose from, with at most one level of brackets inside. */
const CHOICE = /:(?:is|where)\((?:[^()]|\([^()]*\))*\)/g;
const ATTRIBUTE = /\[[^\]]*\]/g;
const DATA_ATTRIBUTE = /\[(data-[a-z-]+)(?:=["']?([^"'\]]*)["']?)?\]/g;

/** Rules of a screen with those of their selectors that are wanted, without how things move. */
function selected(rules: readonly Element[], isWanted: (selector: string) => boolean): Element[] {
  return rules.flatMap((rule) => {
    if (rule.type === 'rule') {
      const selectors = (rule.props as string[]).filter(isWanted);
      const declarations = (rule.children as Element[]).filter(({ props }) => !MOVED.test(String(props)));
      return selectors.length > 0 ? [{ ...rule, props: selectors, children: declarations }] : [];
    }
    if (SCROLLED.test(rule.value)) return [];
    if (rule.type !== '@media' || !Array.isArray(rule.children)) return [rule];
    return rule.value === '@media print' ? [] : [{ ...rule, children: selected(rule.children, isWanted) }];
  });
}

function withoutUnusedKeyframes(rules: readonly Element[]): Element[] {
  const others = rules.filter(({ type }) => type !== '@keyframes');
  const text = serialize(others, stringify);
  return rules.filter((rule) => others.includes(rule) || text.includes(rule.value.slice('@keyframes '.length)));
}

const CLASS = /\.([a-z_][\w-]*)/gi;

/** The classes and data attributes without which a selector matches nothing. */
function namesIn(selector: string): string[] {
  const parts = selector.replace(NEGATION, '').replace(CHOICE, '');
  const attributes = [...parts.matchAll(DATA_ATTRIBUTE)].map(([, name = '', value]) =>
    value === undefined ? name : `${name}=${value}`,
  );
  return [...(parts.replace(ATTRIBUTE, '').match(CLASS) ?? []), ...attributes];
}

/** The classes and data attributes that the selectors of a rule ask for. */
function askedBy(rule: Element): string[] {
  if (rule.type === 'rule') return (rule.props as string[]).flatMap(namesIn);
  return rule.type === '@media' && Array.isArray(rule.children) ? rule.children.flatMap(askedBy) : [];
}

/**
 * What a page has that selectors ask for: the classes of its elements, save those of what is late; and all that is `present`,
 * classes as `.name`, attributes as `name` and `name=value`. What is late is laid out, though hidden, and what is around it may
 * say where. In one pass, because it is done for every page.
 */
function readNames(html: string): { classes: Set<string>; present: Set<string> } {
  const present = new Set<string>();
  /** Whether something with these classes is seen at once. */
  const lists = new Map<string, boolean>();
  const late = latePartsOf(html);
  let next = 0;
  for (const { 1: attribute, 2: value = '', index } of html.matchAll(NAMES)) {
    if (attribute !== undefined) {
      present.add(attribute).add(`${attribute}=${value}`);
      continue;
    }
    while (late[next] && late[next]![1] <= index) next += 1;
    const isLate = late[next] !== undefined && late[next]![0] <= index;
    if (!isLate || !lists.has(value)) lists.set(value, !isLate);
  }
  const classes = new Set<string>();
  for (const [list, isSeen] of lists) {
    for (const name of list.split(' ')) {
      present.add(`.${name}`);
      if (isSeen) classes.add(name);
    }
  }
  return { classes, present };
}
