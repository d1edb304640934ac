import { escapeHtml } from '../text/escapeHtml.ts';
import type { JsonObject } from './JsonObject.ts';

type Attributes = Readonly<Record<string, string>>;
type Item = Record<string, unknown>;

/** An open element that is an item or a property. */
interface Open {
  /** Number of open elements outside of it. */
  depth: number;
  item: Item | null;
  names: string[];
  /** Item that the property belongs to. */
  owner: Item | null;
  /** Value given by an attribute; null if the element's text is the value. */
  value: string | null;
  /** Its first piece of text. */
  start: number;
}

/** Deeper items and properties are ignored: each keeps the text of all elements inside. */
const MAX_OPEN = 24;
/** Elements whose end is a line break in the text. */
const BLOCKS = new Set(['p', 'li', 'div', 'tr', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dd', 'dt', 'section']);
const UNREAD = new Set(['script', 'style', 'template', 'noscript']);
/** Properties whose value is an address; of all others, a link's text is the value. */
const ADDRESSES = new Set(['url', 'mainEntityOfPage', 'image', 'thumbnailUrl', 'contentUrl', 'embedUrl', 'sameAs']);

/**
 * Reads the items of a page's microdata (HTML Standard, section 5) as schema.org objects. Texts are safe HTML. Elements
 * are passed in document order.
 */
export class MicrodataReader {
  /** Items that are not the value of a property. */
  readonly items: JsonObject[] = [];
  readonly #open: Open[] = [];
  readonly #texts: string[] = [];
  #depth = 0;
  #unread = 0;

  openElement(name: string, attributes: Attributes): void {
    if (UNREAD.has(name)) this.#unread += 1;
    const isItem = attributes['itemscope'] !== undefined;
    const names = (attributes['itemprop'] ?? '').split(/\s+/).filter(Boolean);
    if ((isItem || names.length) && this.#open.length < MAX_OPEN) {
      const item = isItem ? newItem(attributes) : null;
      const owner = this.#open.findLast((one) => one.item)?.item ?? null;
      const value = valueOf(name, names, attributes);
      this.#open.push({ depth: this.#depth, item, names, owner, value, start: this.#texts.length });
    }
    this.#depth += 1;
  }

  readText(text: string): void {
    if (this.#open.length && !this.#unread) this.#texts.push(text.replace(/\s+/g, ' '));
  }

  closeElement(name: string): void {
    if (UNREAD.has(name)) this.#unread -= 1;
    this.#depth -= 1;
    const last = this.#open.at(-1);
    if (last?.depth === this.#depth) {
      this.#open.pop();
      this.#finish(last);
    }
    if (this.#open.length && BLOCKS.has(name)) this.#texts.push('\n');
    if (!this.#open.length) this.#texts.length = 0;
  }

  #finish({ item, names, owner, value, start }: Open): void {
    if (item && (!names.length || !owner)) this.items.push(item);
    if (!owner || !names.length) return;
    const given = item ?? value ?? escapeHtml(this.#texts.slice(start).join('').trim());
    for (const name of names) {
      const before = owner[name];
      owner[name] = before === undefined ? given : [before, given].flat();
    }
  }
}

function newItem(attributes: Attributes): Item {
  const types = (attributes['itemtype'] ?? '').split(/\s+/).filter(Boolean);
  return { '@type': types, ...(attributes['itemid'] && { '@id': attributes['itemid'] }) };
}

function valueOf(element: string, names: readonly string[], attributes: Attributes): string | null {
  if (attributes['content'] !== undefined) return attributes['content'];
  if (element === 'img') {
    const source = attributes['src'] ?? '';
    return (source.startsWith('data:') ? attributes['data-src'] : source) ?? '';
  }
  const isAddress = names.some((name) => ADDRESSES.has(name));
  if (element === 'link' || isAddress) return attributes['href'] ?? attributes['src'] ?? null;
  if (element === 'time') return attributes['datetime'] ?? null;
  if (element === 'iframe' || element === 'video' || element === 'source') return attributes['src'] ?? null;
  return element === 'data' || element === 'meter' ? (attributes['value'] ?? null) : null;
}
