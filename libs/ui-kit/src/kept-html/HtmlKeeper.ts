import type { ElementType } from 'react';

/** By what else the HTML depends on. */
type HtmlBy = Map<string, string>;

/** HTML by the object that it shows, then by the component that shows it. Kept as long as the object is. */
const kept = new WeakMap<object, Map<ElementType, HtmlBy>>();

const BEGIN = '<template data-kept="';
const END = '"></template>';

/** What a part shows, and how. */
export interface KeptPart {
  of: object;
  component: ElementType;
  by: string;
}

/** Values of `data-kept` of the elements that mark a part in the HTML that React writes. */
export interface Marks {
  begin: string;
  /** Undefined where the HTML is here: nothing is rendered then. */
  end: string | undefined;
}

/** The parts of one document whose HTML is kept: React writes marks, `finish` puts HTML in their place, or takes it. */
export class HtmlKeeper {
  /** In no content: what customers write cannot look like a mark. */
  readonly #token = crypto.randomUUID();
  readonly #parts: (KeptPart & { html: string | undefined })[] = [];

  /** Adds a part. */
  add(part: KeptPart): Marks {
    const html = kept.get(part.of)?.get(part.component)?.get(part.by);
    const index = this.#parts.push({ ...part, html }) - 1;
    return { begin: `${this.#token}-${index}`, end: html === undefined ? this.#token : undefined };
  }

  /** The HTML without marks. Throws where a mark is missing. */
  finish(html: string): string {
    if (this.#parts.length === 0) return html;
    const [before = '', ...others] = html.split(`${BEGIN}${this.#token}-`);
    return before + others.map((text) => this.#finishPart(text)).join('');
  }

  /** What follows the token of a mark that begins a part. */
  #finishPart(text: string): string {
    const [index, content] = cut(text, END);
    const part = this.#parts[Number(index)]!;
    if (part.html !== undefined) return part.html + content;
    const [own, rest] = cut(content, BEGIN + this.#token + END);
    keep(part, own);
    return own + rest;
  }
}

/** What stands before and after a mark. */
function cut(text: string, mark: string): [before: string, after: string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`A part whose HTML is kept has no ${mark}`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}

function keep({ of, component, by }: KeptPart, html: string) {
  const byComponent = kept.get(of) ?? new Map<ElementType, HtmlBy>();
  kept.set(of, byComponent);
  const known = byComponent.get(component) ?? new Map<string, string>();
  // A copy: a slice would keep the whole document in memory.
  byComponent.set(component, known.set(by, new TextDecoder().decode(new TextEncoder().encode(html))));
}
