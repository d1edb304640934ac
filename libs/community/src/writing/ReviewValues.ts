import type { Review } from '@shop/contracts';

/** What is filled into the form of a review; the score as text. */
export interface ReviewValues {
  score: string;
  shortDescription: string;
  description: string;
  /** Ids of pictures. */
  imageReferences?: readonly string[];
}

/** A review as it is filled into the form. */
export function reviewValuesOf({ score, shortDescription, description, imageReferences }: Review): ReviewValues {
  return {
    score: String(score),
    shortDescription,
    description,
    imageReferences: imageReferences.map(({ url }) => url.slice(url.lastIndexOf('/') + 1)),
  };
}
