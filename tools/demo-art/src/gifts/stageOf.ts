import type { ArtShape } from '../types.ts';
import { fields, isWide } from '../wide.ts';
import type { Stage } from './backdrop.ts';
import { wideStage } from './wideStage.ts';

const WIDTH = 1200;
/** Heights of pictures of 1200 px width; a banner is 464 / 1370, see the brand's `promoBannerRatio`. */
export const heights: Record<ArtShape, number> = {
  square: 1200,
  landscape: 900,
  portrait: 1600,
  hero: 480,
  banner: 406,
};
const scales = { square: 1.4, landscape: 1.08, portrait: 1.5 };

/** Where the object stands in a picture of this shape. */
export function stageOf(shape: ArtShape): Stage {
  const height = heights[shape];
  if (isWide(shape)) return wideStage(WIDTH, height, fields[shape]);
  return { width: WIDTH, height, x: WIDTH / 2, y: height * 0.5 + 4, scale: scales[shape] };
}
