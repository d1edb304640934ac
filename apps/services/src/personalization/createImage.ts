import { randomBytes } from 'node:crypto';
import type { personalizationImage, ResultsOf } from '@shop/contracts';
import { callerKey } from '../limits/callerKey.ts';
import { hitRateLimit } from '../limits/hitRateLimit.ts';
import type { Call } from '../module.ts';
import { HttpRefusal } from '../rpc/HttpRefusal.ts';
import { insertImage } from './imageRepository.ts';
import { readUpload } from './readUpload.ts';

const WINDOW_SECONDS = 600;
const ID_BYTES = 16;

/** Stores a picture for the visitor under a new id; the one in the request is ignored. */
export async function createImage(
  { config, db, ip, visitor }: Call,
  _id: string,
  base64: string,
): Promise<ResultsOf<typeof personalizationImage, 'Create'>> {
  const wait = await hitRateLimit(db, `upload:${callerKey(ip)}`, {
    limit: config.UPLOAD_RATE_LIMIT,
    windowSeconds: WINDOW_SECONDS,
  });
  if (wait !== null) throw new HttpRefusal(429, 'too many pictures', wait);
  const upload = await readUpload(base64);
  if (upload.error !== null) return { id: '', error: upload.error };
  const { bytes, width, height } = upload;
  const id = randomBytes(ID_BYTES).toString('hex');
  await insertImage(db, await visitor.ensureSession(), visitor.customerId, { id, bytes, width, height });
  return { id, error: null };
}
