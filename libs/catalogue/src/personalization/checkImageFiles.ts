import { imageFileProblem, type ImageFileProblem } from '@shop/validation';

/** Key of what is wrong with a picture; its text is `catalogue.personalization.error.{key}`. */
export type ImageProblem = ImageFileProblem | 'tooMany' | 'tooManyPixels' | 'failed';

/** Checks the chosen files: one non-empty picture of a known type. Null if it can be sent. */
export function checkImageFiles(files: readonly Pick<File, 'type' | 'size'>[]): ImageProblem | null {
  const [file] = files;
  if (!file) return 'tooSmall';
  return files.length > 1 ? 'tooMany' : imageFileProblem(file);
}
