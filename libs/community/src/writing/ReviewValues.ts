import type { Image, Review } from '@shop/contracts';

/** What is filled into the form of a review; the score as text. */
export interface ReviewValues {
  score: string;
  shortDescription: string;
  description: string;
  /** Ids of pictures. */
  imageReferences?: readonly string[];
  /** What is to be seen in them, by these ids. */
  imageDescriptions?: Readonly<Record<string, string>>;
}

/** A review as it is filled into the form. */
export function reviewValuesOf({ score, shortDescription, description, imageReferences }: Review): ReviewValues {
  return {
    score: String(score),
    shortDescription,
    description,
    imageReferences: imageReferences.map(idOf),
    imageDescriptions: Object.fromEntries(imageReferences.map((image) => [idOf(image), image.description])),
  };
}

const idOf = ({ url }: Image) => url.slice(url.lastIndexOf('/') + 1);
