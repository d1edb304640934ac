import { preloadable } from '@shop/preloadable';

const shrinking = preloadable(() => import('./shrinkPicture'));

/** A chosen picture as it is sent: no side longer than `maxSide` px, in fewer bytes where the browser can do that. */
export async function pictureToSend(file: Blob, maxSide: number): Promise<Blob> {
  // The services take the file as well.
  const code = await shrinking.load().catch(() => null);
  return code ? code.shrinkPicture(file, maxSide) : file;
}
