import type { Entry } from '../files/Entry.ts';
import { isObject, type JsonObject, listOf, MAX_DEPTH } from './JsonObject.ts';
import { readPage } from './readPage.ts';
import { unwrapScript } from './unwrapScript.ts';

const RECIPE = /^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)?Recipe$/i;

/** The recipes of a JSON-LD file. Throws if it is not JSON. */
export function readJsonRecipes(text: string): Entry[] {
  const document = parseJson(text);
  return findRecipes(document);
}

/** The recipes of a page: of its JSON-LD scripts, else of its microdata. An invalid script costs no other. */
export async function readHtmlRecipes(html: string): Promise<Entry[]> {
  const { scripts, items } = await readPage(html);
  const entries = scripts.map(unwrapScript).flatMap((script): Entry[] => {
    try {
      return script ? readJsonRecipes(script) : [];
    } catch (error) {
      return [{ kind: 'broken', problem: error instanceof Error ? error.message : String(error) }];
    }
  });
  // Pages with both say the same twice.
  return entries.some(({ kind }) => kind === 'recipe') ? entries : [...entries, ...findRecipes(items)];
}

/** Line breaks within strings are invalid in JSON, but common. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/[\u0000-\u001f]+/g, ' ')) as unknown;
  } catch (error) {
    throw new Error(`malformed JSON: ${(error as Error).message}`, { cause: error });
  }
}

/** All recipes in a document, with references by `@id` resolved. */
function findRecipes(document: unknown): Entry[] {
  const byId = new Map<string, JsonObject>();
  const found: JsonObject[] = [];
  visit(document, 0, (node) => {
    const id = node['@id'];
    if (typeof id === 'string' && Object.keys(node).length > 1) byId.set(id, node);
    if (listOf(node['@type']).some((type) => typeof type === 'string' && RECIPE.test(type))) found.push(node);
  });
  // A referenced node's own references, such as an author's picture, are resolved once.
  const resolved = new Map<string, unknown>();
  const resolve = (value: unknown, depth = 0, isInner = false): unknown => {
    if (depth > MAX_DEPTH) throw new Error(`its lists are more than ${MAX_DEPTH} deep`);
    if (Array.isArray(value)) return value.map((one) => resolve(one, depth + 1, isInner));
    if (!isObject(value)) return value;
    const id = Object.keys(value).length === 1 ? value['@id'] : undefined;
    if (typeof id !== 'string') return value;
    const node = byId.get(id);
    if (!node || isInner) return node ?? value;
    if (!resolved.has(id)) {
      const parts = Object.entries(node).map(([key, part]) => [key, resolve(part, depth + 1, true)]);
      resolved.set(id, Object.fromEntries(parts));
    }
    return resolved.get(id);
  };
  return found.map((recipe): Entry => {
    try {
      const data = Object.fromEntries(Object.entries(recipe).map(([key, value]) => [key, resolve(value)]));
      return { kind: 'recipe', data };
    } catch (error) {
      return { kind: 'broken', problem: (error as Error).message };
    }
  });
}

function visit(value: unknown, depth: number, see: (node: JsonObject) => void): void {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return;
  if (isObject(value)) see(value);
  for (const child of Object.values(value)) visit(child, depth + 1, see);
}
