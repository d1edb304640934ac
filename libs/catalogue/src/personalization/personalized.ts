import type { Lettering } from '@shop/contracts';
import { MAX_LETTERING_LENGTH } from '@shop/contracts/constants';
import { onOneLine } from '@shop/ui-kit/field';

/** The visitor's personalization of a product. */
export interface Personalized {
  /** Of an uploaded picture; '' without one. */
  imageId: string;
  text: string;
  /** For whom it is, on products that are made out to somebody. */
  recipient?: string;
}

/** How words come onto a product that says nothing of it: one short line over the middle of its picture. */
export const plainLettering: Lettering = { maxLength: MAX_LETTERING_LENGTH, takesPicture: true };

/** The text cut to the lines and characters that there is room for. Where that is one line, all lines stand on it. */
export function fittingText(text: string, { lines = 1, maxLength }: Pick<Lettering, 'lines' | 'maxLength'>): string {
  return (lines > 1 ? text : onOneLine(text))
    .split('\n')
    .slice(0, lines)
    .map((line) => line.slice(0, maxLength))
    .join('\n');
}

export const nothing: Personalized = { imageId: '', text: '' };
