export { type ImageRatio, imageRatios } from './imageRatios';
export { IMAGE_WIDTHS, imageSource, imageSourceSet } from './imageSource';
export { Picture, type PictureProps } from './Picture';
export { PicturePlaceholder, type PicturePlaceholderProps } from './PicturePlaceholder';
export { ResponsivePicture, type ResponsivePictureProps } from './ResponsivePicture';
