import { MAX_IMAGE_BYTES } from '@shop/contracts/constants';

/** What may be uploaded (specification, section 5). */
export const IMAGE_TYPES = ['image/png', 'image/gif', 'image/jpeg'] as const;

/** Key of what is wrong with a file before it is sent; its text is `catalogue.personalization.error.{key}`. */
export type ImageProblem = 'type' | 'tooLarge' | 'tooSmall' | 'tooMany' | 'failed';

/** Checks the chosen files: one non-empty picture of a known type. Null if it can be sent. */
export function checkImageFiles(files: readonly Pick<File, 'type' | 'size'>[]): ImageProblem | null {
  const [file] = files;
  if (!file) return 'tooSmall';
  if (files.length > 1) return 'tooMany';
  if (!IMAGE_TYPES.some((type) => type === file.type)) return 'type';
  if (file.size > MAX_IMAGE_BYTES) return 'tooLarge';
  return file.size === 0 ? 'tooSmall' : null;
}
