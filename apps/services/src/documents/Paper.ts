import PDFDocument from 'pdfkit';
import type { Locale } from '@shop/contracts';
import type { DocumentBranding } from './readDocumentBranding.ts';
import { splitRuns, toWestern } from './splitRuns.ts';

export type FontRole = 'body' | 'bold' | 'heading';
/** An element of the logical structure, by which screen readers read. */
export type Structure = PDFKit.PDFStructureElement;

/** Where a text stands, in points from the top left corner. */
export interface TextBox {
  x: number;
  y: number;
  width: number;
}

export interface TextStyle {
  size: number;
  color: string;
  font?: FontRole;
  align?: 'left' | 'right';
  /** More space between lines, in points. */
  lineGap?: number;
}

export interface PaperOptions {
  branding: DocumentBranding;
  title: string;
  author: string;
  locale: Locale;
  /** Width and height in points. */
  size: readonly [number, number];
  /** Off where a test reads the file. */
  compress?: boolean;
}

/** Digits of one width, so that amounts stand below each other; kerning would pull them together. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

/** Files of one document's fonts by role; the standard fonts have one each. */
const standardFonts: Readonly<Record<FontRole, string>> = {
  body: 'Helvetica',
  bold: 'Helvetica-Bold',
  heading: 'Helvetica-Bold',
};

/**
 * A PDF in the branding of a site, tagged, with title and language. Whoever draws decides where pages end: text never
 * begins one by itself.
 */
export class Paper {
  readonly doc: PDFKit.PDFDocument;
  readonly branding: DocumentBranding;
  /** What the structure begins with. */
  readonly root: Structure;
  readonly #chunks: Buffer[] = [];

  constructor({ branding, title, author, locale, size, compress = true }: PaperOptions) {
    this.branding = branding;
    this.doc = new PDFDocument({
      size: [...size],
      margin: 0,
      compress,
      pdfVersion: '1.7',
      lang: locale,
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Author: author, Creator: branding.name },
    });
    this.doc.on('data', (chunk: Buffer) => void this.#chunks.push(chunk));
    for (const [role, files] of Object.entries(branding.fonts ?? {})) {
      this.doc.registerFont(role, files.latin);
      this.doc.registerFont(`${role}-ext`, files.latinExt);
    }
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  /** Adds an element to the structure, such as a table, and gives it. */
  group(parent: Structure, type: string): Structure {
    const element = this.doc.struct(type);
    parent.add(element);
    return element;
  }

  /** Writes a text as an element of the structure. Returns where it ends. */
  text(parent: Structure, type: string, text: string, box: TextBox, style: TextStyle): number {
    if (!text) return box.y;
    parent.add(this.doc.struct(type, {}, [() => this.#write(text, box, style)]));
    return this.doc.y;
  }

  /** Draws what screen readers leave out. */
  decoration(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.doc.save();
    draw(this.doc);
    this.doc.restore();
    this.doc.endMarkedContent();
  }

  /** Writes what is repeated on each page, which screen readers leave out. */
  repeated(text: string, box: TextBox, style: TextStyle): void {
    this.doc.markContent('Artifact', { type: 'Pagination' });
    this.#write(text, box, style);
    this.doc.endMarkedContent();
  }

  /** Height of a text in points. */
  height(text: string, width: number, style: TextStyle): number {
    if (!text) return 0;
    this.#use(style.font ?? 'body', false, style);
    return this.doc.heightOfString(text, { width, lineGap: style.lineGap ?? 0, features });
  }

  /** Width of a text on one line, in points. */
  width(text: string, style: TextStyle): number {
    return this.#runs(text).reduce((sum, run) => {
      this.#use(style.font ?? 'body', run.isExtended, style);
      return sum + this.doc.widthOfString(run.text, { features });
    }, 0);
  }

  /** Ends the document and gives the file. */
  async finish(): Promise<Buffer> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.doc.on('end', resolve);
    this.root.end();
    this.doc.end();
    await promise;
    return Buffer.concat(this.#chunks);
  }

  #runs(text: string) {
    return this.branding.fonts ? splitRuns(text) : [{ isExtended: false, text: toWestern(text) }];
  }

  #use(role: FontRole, isExtended: boolean, { size }: TextStyle): void {
    const own = isExtended ? `${role}-ext` : role;
    this.doc.font(this.branding.fonts ? own : standardFonts[role]).fontSize(size);
  }

  // Line by line: where fonts change in the middle of a text, the library drops what ends a line.
  #write(text: string, { x, y, width }: TextBox, style: TextStyle): void {
    const { align = 'left', lineGap = 0, color } = style;
    let top = y;
    for (const line of text.split('\n')) {
      const runs = this.#runs(line);
      this.doc.fillColor(color);
      runs.forEach((run, index) => {
        this.#use(style.font ?? 'body', run.isExtended, style);
        const options = { width, align, lineGap, continued: index < runs.length - 1, features };
        if (index === 0) this.doc.text(run.text, x, top, options);
        else this.doc.text(run.text, options);
      });
      if (runs.length > 0) top = this.doc.y;
    }
  }
}
