import type { Image, Review } from '@shop/contracts';

/** The pictures of a review. Those that its author has not described have its title. */
export function describedPictures({ imageReferences, shortDescription, authorAlias }: Review): Image[] {
  const description = [shortDescription, authorAlias].filter(Boolean).join(' – ');
  return imageReferences.map((image) => ({ ...image, description: image.description || description }));
}
