import type { Image } from '@shop/contracts';

/** A picture as the database knows it; sizes in px. */
export interface StoredImage {
  id: string;
  width: number;
  height: number;
}

/** The picture as the wire carries it. The description is its alternative text. */
export function toImage({ id, width, height }: StoredImage, title: string, subTitle = ''): Image {
  const description = subTitle ? `${title}: ${subTitle}` : title;
  return { url: `/images/${id}`, title, description, aspectRatio: height / width, width, height };
}
