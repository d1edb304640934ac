/** HTML by the object that it shows, then by what else it depends on. Kept as long as the object is. */
const kept = new WeakMap<object, Map<string, string>>();

/** In no content: what customers write cannot look like a mark. */
const token = crypto.randomUUID();
const BEGIN = `<template data-kept="${token}-`;
const BEGIN_END = '"></template>';
const END = `<template data-kept="${token}"></template>`;

interface Part {
  of: object;
  by: string;
  /** From an earlier document. */
  html: string | undefined;
}

/** Values of `data-kept` of the elements that mark a part in the HTML that React writes. */
export interface Marks {
  begin: string;
  /** Undefined where the HTML is here: nothing is rendered then. */
  end: string | undefined;
}

/** The parts of one document whose HTML is kept: React writes marks, `finish` puts HTML in their place, or takes it. */
export class HtmlKeeper {
  readonly #parts: Part[] = [];

  /** Adds a part. */
  add(of: object, by: string): Marks {
    const html = kept.get(of)?.get(by);
    const index = this.#parts.push({ of, by, html }) - 1;
    return { begin: `${token}-${index}`, end: html === undefined ? token : undefined };
  }

  /** The HTML without marks. */
  finish(html: string): string {
    if (this.#parts.length === 0) return html;
    const [first = '', ...others] = html.split(BEGIN);
    return first + others.map((text) => this.#finishPart(text)).join('');
  }

  /** What follows the beginning of a mark. */
  #finishPart(text: string): string {
    const endOfMark = text.indexOf(BEGIN_END);
    const part = this.#parts[Number(text.slice(0, endOfMark))]!;
    const content = text.slice(endOfMark + BEGIN_END.length);
    if (part.html !== undefined) return part.html + content;
    const end = content.indexOf(END);
    const own = content.slice(0, end);
    keep(part, own);
    return own + content.slice(end + END.length);
  }
}

function keep({ of, by }: Part, html: string) {
  const known = kept.get(of) ?? new Map<string, string>();
  // A copy: a slice would keep the whole document in memory.
  kept.set(of, known.set(by, new TextDecoder().decode(new TextEncoder().encode(html))));
}
