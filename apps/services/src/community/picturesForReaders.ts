import type { Image } from '@shop/contracts';
import { addressOf } from '../personalization/registerPersonalizationImages.ts';

interface Pictured {
  imageIds: readonly string[];
  approved: boolean;
}

/** The pictures of a review for its author and for moderators, who see those of one that is not shown, too. */
export function picturesForReaders(images: ReadonlyMap<string, Image>, { imageIds, approved }: Pictured): Image[] {
  return imageIds.flatMap((id) => {
    const image = images.get(id);
    if (!image) return [];
    return approved ? image : { ...image, url: addressOf(id) };
  });
}
