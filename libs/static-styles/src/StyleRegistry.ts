import { LRUCache } from 'lru-cache';
import { compile, type Element, serialize, stringify } from 'stylis';
import { compactCss } from './compactCss.ts';
import { namesOf } from './namesOf.ts';
import { type Markup, readMarkup } from './readMarkup.ts';
import { askedBy, namesIn, NEGATION } from './selectorNames.ts';
import { PART_END } from './styleSheet.ts';

/** Characters after which a part of the style sheet ends. */
const PART_LENGTH = 24_000;

/** Pages whose critical rules are kept, of some 10 KB each. */
const KEPT_PAGES = 100;

/** The critical rules of a component: as compiled, and as text by what of a page they ask for. */
interface CriticalRules {
  rules: Element[];
  /**
   * All that they ask for: elements as `<name`, classes as `.name`, attributes as `name` or `name=value`, those of the component
   * itself with `own`.
   */
  asked: readonly string[];
  texts: Map<string, CriticalText>;
}

/** Rules of a component that a page needs. */
interface CriticalText {
  css: string;
  /** The variables of the base that they set anew. */
  sets: readonly string[];
  /** The same rules with the values of all other variables, by those that the page sets. */
  withValues: Map<string, string>;
}

/** What all pages stand on, before the styles of components. */
export interface BaseStyles {
  /**
   * Values of custom properties that `:root` sets, by their names. None names another one, and rules alone may set one anew, no
   * `style` of an element: elsewhere, the head has the values.
   */
  variables: Readonly<Record<string, string>>;
  /** Rules of elements. */
  css: string;
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
  /** Of whole pages, by all of their HTML that they follow from. */
  readonly #criticalPages = new LRUCache<string, string>({ max: KEPT_PAGES });
  #base: BaseStyles = { variables: {}, css: '' };
  #criticalBase: CriticalText = { css: '', sets: [], withValues: new Map() };
  /** Rules of the base for visitors who want no motion. */
  #withoutMotion: CriticalText = { css: '', sets: [], withValues: new Map() };

  /** Throws where a value names a variable. */
  setBase(base: BaseStyles): void {
    const dependent = Object.keys(base.variables).find((name) => base.variables[name]?.includes('var('));
    if (dependent) throw new Error(`The value of ${dependent} names another variable.`);
    this.#base = base;
    const seen = compile(base.css).filter(({ value }) => !UNSEEN.test(value));
    this.#criticalBase = this.#criticalText(seen.filter(({ value }) => !MOTIONLESS.test(value)));
    this.#withoutMotion = this.#criticalText(seen.filter(({ value }) => MOTIONLESS.test(value)));
    this.#criticalRules.clear();
    this.#criticalPages.clear();
  }

  addStyle(id: string, css: string): void {
    this.#styles.set(id, css);
    this.#rules.delete(id);
    this.#criticalRules.delete(id);
    this.#criticalPages.clear();
  }

  addKeyframes(name: string, css: string): void {
    this.#keyframes.set(name, css);
    this.#rules.clear();
    this.#criticalRules.clear();
    this.#criticalPages.clear();
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
   * The rules that a page needs before it is touched: the base's, and those of the components in its HTML, save those of what is
   * late, and without the rules of hovered, focused, pressed and disabled controls, of a scrolled page and of what scrolling
   * animates, and of elements, classes and data attributes that it does not have. Variables of the base that nothing on the
   * page sets anew are replaced by their values, which are half of what names them takes. The style sheet brings the others.
   * Compact.
   */
  criticalRulesIn(html: string): string {
    const markup = readMarkup(html);
    const variables = new Set(variablesIn(html));
    const key = [markup.seen, markup.late, variables].map((names) => [...names].join('\n')).join('\n\n');
    let rules = this.#criticalPages.get(key);
    if (rules === undefined) {
      rules = this.#criticalRulesOf(markup, variables);
      this.#criticalPages.set(key, rules);
    }
    return rules;
  }

  #criticalRulesOf(markup: Markup, variables: ReadonlySet<string>): string {
    const { classes, present } = namesOf(markup);
    const shown = [...this.#styles.keys()]
      .filter((id) => classes.has(id))
      .map((id) => this.#criticalTextOf(id, present));
    const set = [...new Set(shown.flatMap(({ sets }) => sets))];
    const rules = [this.#criticalBase, ...shown].map((text) => this.#withValues(text, set)).join('');
    const root = rootRule(this.#base, new Set([...variablesIn(rules), ...variables]));
    // Without animations at first, nothing of the critical rules moves.
    return compactCss(root) + rules + (rules.includes('animation') ? this.#withValues(this.#withoutMotion, set) : '');
  }

  /**
   * The base, and the rules of every component, in parts with `PART_END` between them. They may be applied one by one beside
   * critical rules, the last one first: it has the variables and keeps still what would move, for visitors who want that, and
   * what changes how a component looks stands after the component.
   */
  allRules(): string {
    const parts = [this.#base.css, ''];
    for (const id of this.#styles.keys()) {
      if ((parts.at(-1) ?? '').length > PART_LENGTH) parts.push('');
      parts[parts.length - 1] += this.rulesOf(id);
    }
    return [...parts, rootRule(this.#base) + this.#withoutMotion.css].filter(Boolean).join(PART_END);
  }

  /** The base with all its variables. */
  baseRules(): string {
    return rootRule(this.#base) + this.#base.css;
  }

  #criticalTextOf(id: string, present: ReadonlySet<string>): CriticalText {
    let known = this.#criticalRules.get(id);
    if (!known) {
      const rules = withoutUnusedKeyframes(
        selected(compile(this.#sourceOf(id)), (selector) => !TOUCHED.test(selector.replace(NEGATION, ''))),
      );
      known = { rules, asked: [...new Set(rules.flatMap((rule) => askedBy(rule, id)))], texts: new Map() };
      this.#criticalRules.set(id, known);
    }
    const key = known.asked.filter((one) => present.has(one)).join();
    let text = known.texts.get(key);
    if (!text) {
      text = this.#criticalText(
        selected(known.rules, (selector) => namesIn(selector, id).every((one) => present.has(one))),
      );
      known.texts.set(key, text);
    }
    return text;
  }

  #criticalText(rules: Element[]): CriticalText {
    const css = compactCss(serialize(rules, stringify));
    const sets = Object.keys(this.#base.variables).filter((name) => css.includes(`${name}:`));
    return { css, sets, withValues: new Map() };
  }

  /** The rules with the values of the base's variables, save those that are `set` anew. */
  #withValues({ css, withValues }: CriticalText, set: readonly string[]): string {
    const key = set.join();
    let text = withValues.get(key);
    if (text === undefined) {
      const { variables } = this.#base;
      text = compactCss(
        css.replace(VARIABLE, (use, name: string) => (set.includes(name) ? use : (variables[name] ?? use))),
      );
      withValues.set(key, text);
    }
    return text;
  }

  #sourceOf(id: string): string {
    const css = this.#styles.get(id);
    if (css === undefined) return '';
    const keyframes = [...this.#keyframes].filter(([name]) => isNamed(name, css));
    return `.${id}{${css}}${keyframes.map(([name, frames]) => `@keyframes ${name}{${frames}}`).join('')}`;
  }
}

/** A use of a variable, with no other value in its stead. */
const VARIABLE = /var\((--[\w-]+)\)/g;
const USED_VARIABLE = /var\((--[\w-]+)/g;

const variablesIn = (text: string): string[] => Array.from(text.matchAll(USED_VARIABLE), ([, name = '']) => name);

/** The rule that sets the variables of the base, or the `used` ones. */
function rootRule({ variables }: BaseStyles, used?: ReadonlySet<string>): string {
  const declarations = Object.entries(variables).flatMap(([name, value]) =>
    !used || used.has(name) ? [`${name}:${value}`] : [],
  );
  return declarations.length > 0 ? `:root{${declarations.join(';')}}` : '';
}

/** Rules of the base for paper, selected text and the way to another page. */
const UNSEEN = /^@media print|::(?:selection|view-transition)/;

const MOTIONLESS = /^@media \(prefers-reduced-motion: ?reduce/;

/** In selectors of states that only a visitor, or a script, brings about. The base styles show the focus. */
const TOUCHED =
  /:hover|:active|:focus|:disabled|::-webkit-search-cancel-button|\[(?:aria-(?:busy|disabled|invalid)|data-scrolled)/;
/** Properties that show once a visitor, or a script, does something: points, moves or scrolls. */
const MOVED = /^(?:cursor|transition|scroll-|overscroll-|view-timeline|timeline-)/;
/** What only browsers do whose animations follow how far somebody has scrolled. */
const SCROLLED = /^@supports \(animation-timeline/;
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

/** Whether CSS names these keyframes. Short names are parts of other words as well. */
const isNamed = (keyframes: string, css: string): boolean => new RegExp(`\\b${keyframes}\\b`).test(css);

function withoutUnusedKeyframes(rules: readonly Element[]): Element[] {
  const others = rules.filter(({ type }) => type !== '@keyframes');
  const text = serialize(others, stringify);
  return rules.filter((rule) => others.includes(rule) || isNamed(rule.value.slice('@keyframes '.length), text));
}
