import type { Image } from '@shop/contracts';

/** A picture's row; sizes in px. */
export interface StoredImage {
  id: string;
  width: number;
  height: number;
}

/** The picture in wire format. The description is its alternative text: what it shows, if that is said, or the titles. */
export function toImage({ id, width, height }: StoredImage, title: string, subTitle = '', shows?: string): Image {
  const description = shows ?? (subTitle ? `${title}: ${subTitle}` : title);
  return { url: `/images/${id}`, title, description, aspectRatio: height / width, width, height };
}
