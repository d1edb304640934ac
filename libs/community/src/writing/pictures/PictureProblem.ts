import type { ImageFileProblem } from '@shop/validation';

/** Key of what is wrong with a picture; its text is `community.writing.pictures.error.{key}`. */
export type PictureProblem = ImageFileProblem | 'tooMany' | 'tooManyPixels' | 'failed';
