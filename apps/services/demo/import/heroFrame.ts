import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const libs = join(import.meta.dirname, '../../../../libs/frame/src');
/** px */
const REM = 16;
/** From these px of a window's width on, styles for tablets and for laptops apply. */
const [TABLET, LAPTOP] = [768, 1024];
/** rem of the header: the upper row of laptops, space, a row of tools or the search, and the navigation's row. */
const [UPPER, SPACE, TOOLS, NAVIGATION] = [2.5, 1, 2.75, 3.1];

/** Edges in shares of a picture. */
interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Numbers of a pattern in a source file; throws where the file has no such part. */
function numbersIn(file: string, pattern: RegExp): number[] {
  const found = pattern.exec(readFileSync(file, 'utf8'));
  if (!found) throw new Error(`${file} has no ${pattern}`);
  return found.slice(1).map(Number);
}

/** px that the header of a brand covers in a window of this width. */
function headerHeight(folder: string, width: number): number {
  if (width < LAPTOP) return (SPACE + 2 * TOOLS) * REM;
  const isBelow = /navigationRow: 'below'/.test(readFileSync(join(folder, 'brand.ts'), 'utf8'));
  const [least = 0] = numbersIn(join(folder, 'tokens.ts'), /header: \{[^}]*height: '([\d.]+)rem'/);
  return (UPPER + Math.max(least, SPACE + (isBelow ? TOOLS + NAVIGATION : NAVIGATION))) * REM;
}

/** px of a hero's height, its words over its foot, and the share of what is cut off that is cut at the left: Hero.tsx. */
function boxOf(width: number, natural: number): { height: number; covered: number; position: number } {
  const file = join(libs, 'hero/Hero.tsx');
  const ofPosition = (percent: number) => percent / 100;
  if (width < TABLET) {
    const [words = 0] = numbersIn(file, /margin-block-start: ([\d.]+)rem/);
    const [height = 0, percent = 0] = numbersIn(
      file,
      /block-size: ([\d.]+)rem;\s+object-fit: cover;\s+object-position: (\d+)%/,
    );
    return { height: height * REM, covered: (height - words) * REM, position: ofPosition(percent) };
  }
  const bounds = /min-block-size: ([\d.]+)rem;\s+max-block-size: ([\d.]+)rem;\s+/.source;
  const [tabletLeast = 0, tabletMost = 0, percent = 0] = numbersIn(
    file,
    new RegExp(`${bounds}object-position: (\\d+)%`),
  );
  const [least = 0, most = 0] =
    width < LAPTOP ? [tabletLeast, tabletMost] : numbersIn(file, new RegExp(`${bounds}\\}`));
  return {
    height: Math.min(most * REM, Math.max(least * REM, natural)),
    covered: 0,
    position: ofPosition(percent),
  };
}

/** The part of a hero's picture, `ratio` high, that a page of a brand shows uncovered in a window of `width` px. */
export function heroFrame(folder: string, width: number, ratio: number): Edges {
  const { height, covered, position } = boxOf(width, width * ratio);
  const drawn = Math.max(width, height / ratio);
  const [sides, ends] = [drawn - width, (drawn * ratio - height) / 2];
  return {
    left: (sides * position) / drawn,
    right: (sides * position + width) / drawn,
    top: (ends + headerHeight(folder, width)) / (drawn * ratio),
    bottom: (ends + height - covered) / (drawn * ratio),
  };
}
