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
