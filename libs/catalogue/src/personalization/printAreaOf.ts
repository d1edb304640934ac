import type { Lettering } from '@shop/contracts';

/** Where in a picture an area is, as styles of what lies over the picture. */
export const printAreaOf = ({ left, top, width, height, angle }: NonNullable<Lettering['area']>) => ({
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  height: `${height}%`,
  ...(angle && { transform: `rotate(${angle}deg)` }),
});
