import { randomBytes } from 'node:crypto';
import type { personalizationImage, ResultsOf } from '@shop/contracts';
import type { Call } from '../module.ts';
import { insertImage } from './imageRepository.ts';
import { readUpload } from './readUpload.ts';

const ID_BYTES = 16;

/** Stores a picture for the visitor under a new id; the one in the request is ignored. */
export async function createImage(
  { db, visitor }: Call,
  _id: string,
  base64: string,
): Promise<ResultsOf<typeof personalizationImage, 'Create'>> {
  const upload = await readUpload(base64);
  if (upload.error !== null) return { id: '', error: upload.error };
  const { bytes, width, height } = upload;
  const id = randomBytes(ID_BYTES).toString('hex');
  await insertImage(db, await visitor.ensureSession(), visitor.customerId, { id, bytes, width, height });
  return { id, error: null };
}
