import { latePartsOf } from './latePartsOf.ts';

/** Names in HTML, each once and as written: elements as `<name`, classes and data attributes as ` name="value"`. */
export interface Markup {
  /** Of what is not late. */
  seen: ReadonlySet<string>;
  /** Of what is late. */
  late: ReadonlySet<string>;
}

/** An element, or an attribute that selectors ask for with its value, in HTML as React writes it. */
const NAMES = /<[a-z]\w*| (?:class|data-[a-z-]+)="[^"]*"/g;

/** The names of a page. Quick, because it is done for every page: one pass, whose matches are texts without positions. */
export function readMarkup(html: string): Markup {
  const seen = new Set<string>();
  const late = new Set<string>();
  let end = 0;
  for (const [from, to] of latePartsOf(html)) {
    addNames(html.slice(end, from), seen);
    addNames(html.slice(from, to), late);
    end = to;
  }
  addNames(html.slice(end), seen);
  return { seen, late };
}

function addNames(html: string, names: Set<string>) {
  for (const name of html.match(NAMES) ?? []) names.add(name);
}
