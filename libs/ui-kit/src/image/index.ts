export { IMAGE_WIDTHS, imageSource } from './imageSource';
export { Picture, type PictureProps } from './Picture';
export { ResponsivePicture, type ResponsivePictureProps } from './ResponsivePicture';
