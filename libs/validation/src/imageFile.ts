import { MAX_IMAGE_BYTES } from '@shop/contracts/upload-limits';

/** What may be uploaded (specification, section 5). */
export const IMAGE_TYPES = ['image/png', 'image/gif', 'image/jpeg'] as const;

export type ImageFileProblem = 'type' | 'tooLarge' | 'tooSmall';

/** What is wrong with a file before it is uploaded as a picture; null if it can be. */
export function imageFileProblem({ type, size }: Pick<File, 'type' | 'size'>): ImageFileProblem | null {
  if (!IMAGE_TYPES.some((one) => one === type)) return 'type';
  if (size > MAX_IMAGE_BYTES) return 'tooLarge';
  return size === 0 ? 'tooSmall' : null;
}
