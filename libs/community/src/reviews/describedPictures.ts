import type { Image, Review } from '@shop/contracts';

/** The pictures of a review. Customers describe them by its title. */
export function describedPictures({ imageReferences, shortDescription, authorAlias }: Review): Image[] {
  const description = [shortDescription, authorAlias].filter(Boolean).join(' – ');
  return imageReferences.map((image) => ({ ...image, description: image.description || description }));
}
