/** The visitor's personalization of a product. */
export interface Personalized {
  /** Of an uploaded picture; '' without one. */
  imageId: string;
  text: string;
}

/** Maximum length of a text on a product: what is legible on the smallest of them. */
export const MAX_TEXT = 30;

export const nothing: Personalized = { imageId: '', text: '' };
