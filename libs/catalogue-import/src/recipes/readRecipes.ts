import type { Entry } from '../files/Entry.ts';
import { isObject, type JsonObject, listOf } from './JsonObject.ts';

const SCRIPT = /<script\b[^>]*\btype\s*=\s*["']?application\/ld\+json\b[^>]*>([\s\S]*?)<\/script\s*>/gi;
const RECIPE = /^(?:https?:\/\/schema\.org\/|schema:)?Recipe$/;
/** Maximum nesting depth. */
const MAX_DEPTH = 24;

/** The recipes of a JSON-LD file. Throws if it is not JSON. */
export function readJsonRecipes(text: string): Entry[] {
  const document = parseJson(text);
  return findRecipes(document);
}

/** The recipes in the scripts of a page; an invalid script costs no other. */
export function readHtmlRecipes(html: string): Entry[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, script = '']): Entry[] => {
    try {
      return readJsonRecipes(
        script.replace(/^\s*(?:<!--|\/\/<!\[CDATA\[|<!\[CDATA\[)|(?:-->|(?:\/\/)?\]\]>)\s*$/g, ''),
      );
    } catch (error) {
      return [{ kind: 'broken', problem: error instanceof Error ? error.message : String(error) }];
    }
  });
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
  const resolve = (value: unknown, depth = 0): unknown => {
    if (depth > MAX_DEPTH) throw new Error(`its lists are more than ${MAX_DEPTH} deep`);
    if (Array.isArray(value)) return value.map((one) => resolve(one, depth + 1));
    const reference = isObject(value) && Object.keys(value).length === 1 ? value['@id'] : undefined;
    return typeof reference === 'string' ? (byId.get(reference) ?? value) : value;
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
