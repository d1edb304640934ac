export { IMAGE_WIDTHS, imageSource, imageSourceSet } from './imageSource';
export { Picture, type PictureProps } from './Picture';
