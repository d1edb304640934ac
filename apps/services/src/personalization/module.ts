import type { personalizationImage } from '@shop/contracts';
import type { Implementation } from '../module.ts';
import { createImage } from './createImage.ts';
import { deleteImage, ownsImage } from './imageRepository.ts';
import { addressOf } from './registerPersonalizationImages.ts';

/** Pictures for personalization. Only the uploader can tell that one exists. */
export const personalizationModule: Implementation<typeof personalizationImage> = {
  Create: createImage,
  Delete: async ({ db, visitor }, id) => ({ error: (await deleteImage(db, visitor, id)) ? null : 'NOT_FOUND' }),
  Get: async ({ db, visitor }, id) =>
    (await ownsImage(db, visitor, id))
      ? { ret: { id, url: addressOf(id) }, error: null }
      : { ret: null, error: 'NOT_FOUND' },
};
