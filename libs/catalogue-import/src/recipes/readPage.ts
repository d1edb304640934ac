import type { JsonObject } from './JsonObject.ts';
import { MicrodataReader } from './MicrodataReader.ts';

interface Page {
  /** Texts of the JSON-LD scripts. */
  scripts: string[];
  /** Items of the microdata. */
  items: readonly JsonObject[];
}

const JSON_LD = /^\s*application\/ld\+json\b/i;

/** The structured data of a page, read in one pass. A script that is not closed ends with the page. */
export async function readPage(html: string): Promise<Page> {
  // Not at the top: the sanitizer requires the same module while modules are linked.
  const { Parser } = await import('htmlparser2');
  const scripts: string[] = [];
  const microdata = new MicrodataReader();
  let script: string[] | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      microdata.openElement(name, attributes);
      if (name === 'script' && JSON_LD.test(attributes['type'] ?? '')) script = [];
    },
    ontext(text) {
      if (script) script.push(text);
      else microdata.readText(text);
    },
    onclosetag(name) {
      microdata.closeElement(name);
      if (!script || name !== 'script') return;
      scripts.push(script.join(''));
      script = null;
    },
  });
  parser.end(html);
  return { scripts, items: microdata.items };
}
