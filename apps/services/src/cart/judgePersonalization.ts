import type { CartError } from '@shop/contracts';
import type { Transaction } from '../db/database.ts';
import type { Call } from '../module.ts';
import { ownsImage } from '../personalization/imageRepository.ts';
import type { Personalization } from './cartLine.ts';
import { strangeImage } from './cartRules.ts';

/** Another visitor's picture must not be used. */
export async function judgePersonalization(
  tx: Transaction,
  { visitor }: Call,
  personalization: Personalization | null,
): Promise<CartError | null> {
  const imageId = personalization?.imageId;
  return imageId && !(await ownsImage(tx, visitor, imageId)) ? strangeImage : null;
}
