import { type CartError, MAX_LETTERING_LENGTH, MAX_RECIPIENT_LENGTH, type Personalization } from '@shop/contracts';
import type { CartArticle } from '../catalogue/cartArticles.ts';
import type { Transaction } from '../db/database.ts';
import type { Call } from '../module.ts';
import { ownsImage } from '../personalization/imageRepository.ts';
import { strangeImage } from './cartRules.ts';

/** The error of what a visitor wants on an article; null if there is none. Another visitor's picture must not be used. */
export async function judgePersonalization(
  tx: Transaction,
  { visitor }: Call,
  personalization: Personalization | null,
  article: Pick<CartArticle, 'lettering'>,
): Promise<CartError | null> {
  if (!personalization) return null;
  const unfit = judgeLettering(personalization, article);
  if (unfit) return unfit;
  const { imageId } = personalization;
  return imageId && !(await ownsImage(tx, visitor, imageId)) ? strangeImage : null;
}

/** Whether the words fit on the article: their length and lines, and what else it takes. */
export function judgeLettering(
  { text, recipient, date, imageId }: Personalization,
  { lettering }: Pick<CartArticle, 'lettering'>,
): CartError | null {
  const lines = text?.split('\n') ?? [];
  const maxLength = lettering?.maxLength ?? MAX_LETTERING_LENGTH;
  if (lines.length > (lettering?.lines ?? 1) || lines.some((line) => line.length > maxLength)) {
    return wrong('text', 'max');
  }
  if (recipient && recipient.length > MAX_RECIPIENT_LENGTH) return wrong('recipient', 'max');
  if (recipient && !lettering?.takesRecipient) return wrong('recipient', 'invalid');
  if (date && !lettering?.takesDate) return wrong('date', 'invalid');
  return imageId && lettering && !lettering.takesPicture ? wrong('imageId', 'invalid') : null;
}

function wrong(field: string, code: 'max' | 'invalid'): CartError {
  return { validationError: { fields: { [`personalization.${field}`]: [code] } } };
}
