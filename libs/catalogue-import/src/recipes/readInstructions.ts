import type { PictureSource } from '../ImportedItem.ts';
import { plainText, shorten } from '../text/cleanText.ts';
import { isObject, listOf } from './JsonObject.ts';

export interface StepText {
  title: string;
  text: string;
  pictures: PictureSource[];
}

/** The picture or pictures of an entry, unparsed. */
export type ReadPictures = (image: unknown) => PictureSource[];

/** Separators of steps if the instructions are a single text. */
const PARTS = /<\/(?:li|p|div)>|<br\s*\/?>\s*<br\s*\/?>|\r?\n+/i;
const MAX_DEPTH = 5;
const MAX_TITLE = 150;
const MAX_TEXT = 5000;
const MAX_PICTURES = 3;

/** The steps of a recipe: one text, a list of texts, HowToStep, or HowToSection, whose name goes to its first step. */
export function readInstructions(value: unknown, read: ReadPictures = () => [], depth = 0): StepText[] {
  if (depth > MAX_DEPTH) return [];
  return listOf(value).flatMap((one): StepText[] => {
    if (typeof one === 'string') return one.split(PARTS).flatMap((part) => toStep('', part, []));
    if (!isObject(one)) return [];
    const name = textOf(one['name']);
    if (one['itemListElement'] === undefined) {
      return toStep(name, textOf(one['text']) || name, read(one['image']).slice(0, MAX_PICTURES));
    }
    const [first, ...rest] = readInstructions(one['itemListElement'], read, depth + 1);
    if (!first) return [];
    return [{ ...first, title: [plainText(name), first.title].filter(Boolean).join(': ') }, ...rest];
  });
}

function toStep(name: string, given: string, pictures: PictureSource[]): StepText[] {
  const text = shorten(plainText(given).replace(/^\d{1,2}[.)]\s+/, ''), MAX_TEXT);
  const title = shorten(plainText(name), MAX_TITLE);
  // Many pages repeat the beginning of the text as the step's name.
  const repeats = text.toLowerCase().startsWith(title.toLowerCase().replace(/[.…]+$/, ''));
  return text ? [{ title: repeats ? '' : title, text, pictures }] : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
