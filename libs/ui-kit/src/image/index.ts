export type { ImageRatio } from './imageRatios';
export { imageSource } from './imageSource';
export { Picture, type PictureProps } from './Picture';
export { ResponsivePicture, type ResponsivePictureProps } from './ResponsivePicture';
