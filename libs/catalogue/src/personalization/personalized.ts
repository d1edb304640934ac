/** What a visitor puts on a product. */
export interface Personalized {
  /** Of an uploaded picture; '' without one. */
  imageId: string;
  text: string;
}

/** Characters a text on a product may have: what stays legible on the smallest of them. */
export const MAX_TEXT = 30;

export const nothing: Personalized = { imageId: '', text: '' };
