/** Longest side of a picture that is sent, in px: as large as the shop ever shows one. */
const MAX_SIDE = 2000;
const QUALITY = 0.85;
const TYPE = 'image/jpeg';

/**
 * A picture as it is sent: upright, no larger than the shop shows it, and without what a camera has written into the file,
 * such as the place. The file itself where the browser cannot do that; the services do it then.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const bitmap = await decode(file);
  if (!bitmap) return file;
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context || !isFaithful(context)) return file;
  // JPEG has no transparency, which would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const shrunk = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE, QUALITY));
  return shrunk?.type === TYPE ? shrunk : file;
}

/** Null where the browser cannot. */
async function decode(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}

const TEST_GREY = 0x66;
const TOLERANCE = 8;

/** Browsers that protect against fingerprinting give noise instead of what was drawn. */
function isFaithful(context: CanvasRenderingContext2D): boolean {
  context.fillStyle = '#666';
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue].every((value) => Math.abs(value - TEST_GREY) <= TOLERANCE);
}
