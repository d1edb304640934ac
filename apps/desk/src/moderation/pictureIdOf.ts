import type { Image } from '@shop/contracts';

/** The id of a customer's picture, which its address ends with. */
export const pictureIdOf = ({ url }: Image): string => url.slice(url.lastIndexOf('/') + 1);
