import { readFile, stat } from 'node:fs/promises';
import { readTsvFeed } from '../feed/readTsvFeed.ts';
import { readXmlFeed } from '../feed/readXmlFeed.ts';
import { readHtmlRecipes, readJsonRecipes } from '../recipes/readRecipes.ts';
import { decode } from './decode.ts';
import type { Entry } from './Entry.ts';

/** Maximum size, since a file is read as a whole. */
const MAX_BYTES = 256 * 1024 * 1024;
const FEED = /<(?:rss|feed|channel|item|entry)[\s>]/i;
const PAGE = /<(?:!doctype html|html|head|body|script|[^<>]*\sitemscope)[\s>=]/i;

/** The entries of a file, whose format is detected by its contents. Throws if it has none. */
export async function readEntries(file: string): Promise<Entry[]> {
  const { size } = await stat(file).catch(() => {
    throw new Error('there is no such file');
  });
  if (size > MAX_BYTES) throw new Error(`it has ${size} bytes, ${MAX_BYTES} are the limit: split it`);
  const text = decode(await readFile(file)).trimStart();
  if (!text) throw new Error('it is empty');
  const entries = await entriesOf(text);
  if (!entries.length) throw new Error('neither products nor recipes are in it');
  return entries;
}

function entriesOf(text: string): Entry[] | Promise<Entry[]> {
  if (/^[[{]/.test(text)) return readJsonRecipes(text);
  if (!text.startsWith('<')) return readTsvFeed(text);
  const [feed, page] = [text.search(FEED), text.search(PAGE)];
  return page >= 0 && (feed < 0 || page < feed) ? readHtmlRecipes(text) : readXmlFeed(text);
}
