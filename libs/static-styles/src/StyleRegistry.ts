import { compile, serialize, stringify } from 'stylis';

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

  addStyle(id: string, css: string): void {
    this.#styles.set(id, css);
    this.#rules.delete(id);
  }

  addKeyframes(name: string, css: string): void {
    this.#keyframes.set(name, css);
    this.#rules.clear();
  }

  /** The rules of a component as CSS text, the keyframes it names included; empty for an unknown class. */
  rulesOf(id: string): string {
    const known = this.#rules.get(id);
    if (known !== undefined) return known;
    const rules = this.#compile(id);
    this.#rules.set(id, rules);
    return rules;
  }

  /** The rules of the components in a piece of HTML. */
  rulesIn(html: string): string {
    const found = new Set<string>();
    for (const [, classes = ''] of html.matchAll(CLASSES)) {
      for (const name of classes.split(' ')) found.add(name);
    }
    return this.#join((id) => found.has(id));
  }

  /** The rules of every component. */
  allRules(): string {
    return this.#join(() => true);
  }

  #join(isWanted: (id: string) => boolean): string {
    let rules = '';
    for (const id of this.#styles.keys()) if (isWanted(id)) rules += this.rulesOf(id);
    return rules;
  }

  #compile(id: string): string {
    const css = this.#styles.get(id);
    if (css === undefined) return '';
    const keyframes = [...this.#keyframes].filter(([name]) => css.includes(name));
    const named = keyframes.map(([name, frames]) => `@keyframes ${name}{${frames}}`).join('');
    return serialize(compile(`.${id}{${css}}${named}`), stringify);
  }
}
