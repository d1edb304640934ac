import { inflateSync } from 'node:zlib';
import { readQrCode } from './readQrCode.ts';

/** What a PDF says, as far as the documents of the shop write it. */
export interface ReadPdf {
  /** Texts of each page, a line each. */
  pages: string[];
  /** Types of the elements of its structure, in the order of the file. */
  structure: string[];
  title: string;
  language: string;
  isTagged: boolean;
  /** What the QR code says that the last page with one has; null without one. */
  qrCode: string | null;
}

type Objects = ReadonlyMap<number, string>;

/** Reads a PDF that PDFKit has written. Throws for anything else. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Buffer.from(bytes).toString('latin1');
  if (!file.startsWith('%PDF-') || !file.trimEnd().endsWith('%%EOF')) throw new Error('This is no PDF.');
  const objects: Objects = new Map(
    [...file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [Number(id), body!]),
  );
  const all = [...objects.values()];
  const find = (pattern: RegExp) => all.find((body) => pattern.test(body)) ?? '';
  const pages = all.filter((body) => /\/Type \/Page\n/.test(body));
  const qrCodes = pages.map((page) => readQrCode(contentOf(objects, page)));
  return {
    pages: pages.map((page) => textOf(objects, page)),
    structure: all.flatMap((body) => /\/S \/([A-Z]\w*)/.exec(body)?.[1] ?? []),
    title: stringOf(objects.get(Number(/\/Title (\d+) 0 R/.exec(find(/\/Producer /))?.[1])) ?? '()'),
    language: /\/Lang \((\w+)\)/.exec(find(/\/Type \/Catalog/))?.[1] ?? '',
    isTagged: /\/Marked true/.test(find(/\/Marked/)),
    qrCode: qrCodes.findLast((code) => code !== null) ?? null,
  };
}

function textOf(objects: Objects, page: string): string {
  const fonts = fontsOf(objects, page);
  const content = contentOf(objects, page);
  const lines: string[] = [];
  let decode = (hex: string) => hex;
  for (const [, font, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font) decode = fonts.get(font)!;
    else lines.push([...glyphs!.matchAll(/<([\da-f]*)>/g)].map(([, hex]) => decode(hex!)).join(''));
  }
  return lines.join('\n');
}

const contentOf = (objects: Objects, page: string): string =>
  streamOf(objects, Number(/\/Contents (\d+) 0 R/.exec(page)?.[1]));

/** How to read the texts in each font of a page. */
function fontsOf(objects: Objects, page: string) {
  const resources = objects.get(Number(/\/Resources (\d+) 0 R/.exec(page)?.[1])) ?? page;
  return new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id)) ?? '')?.[1];
      if (!unicode) return [name!, (hex: string) => Buffer.from(hex, 'hex').toString('latin1')] as const;
      const letters = [...streamOf(objects, Number(unicode)).matchAll(/\[([^\]]*)\]/g)].flatMap(([, entries]) =>
        [...entries!.matchAll(/<([\da-f ]*)>/g)].map(([, hex]) => fromUtf16(hex!.replaceAll(' ', ''))),
      );
      const decode = (hex: string) =>
        hex.replaceAll(/[\da-f]{4}/g, (glyph) => letters[Number.parseInt(glyph, 16)] ?? '\ufffd');
      return [name!, decode] as const;
    }),
  );
}

function streamOf(objects: Objects, id: number): string {
  const body = objects.get(id) ?? '';
  const stream = /stream\n([\s\S]*)\nendstream/.exec(body)?.[1] ?? '';
  return body.includes('/FlateDecode') ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : stream;
}

const fromUtf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** A string object: UTF-16 with a mark at its begin, or Latin-1. */
function stringOf(literal: string): string {
  const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };
  const text = literal.slice(1, -1).replaceAll(/\\(.)/gs, (_all, letter: string) => escapes[letter] ?? letter);
  return text.startsWith('\u00fe\u00ff') ? fromUtf16(Buffer.from(text.slice(2), 'latin1').toString('hex')) : text;
}
