const QUALITY = 0.85;
const TYPE = 'image/jpeg';

/**
 * The picture upright, no side longer than `maxSide` px, and without what a camera has written into the file, such as the
 * location. The file itself where it has transparency, which JPEG has not, or where the browser cannot do that; the services do it
 * then.
 */
export async function shrinkPicture(file: Blob, maxSide: number): Promise<Blob> {
  const bitmap = await decode(file);
  if (!bitmap) return file;
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || !isFaithful(context)) return file;
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  if (file.type !== TYPE && isTransparent(context)) return file;
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
  context.clearRect(0, 0, 1, 1);
  return [red, green, blue].every((value) => Math.abs(value - TEST_GREY) <= TOLERANCE);
}

const OPAQUE = 255;

function isTransparent(context: CanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) {
    if (data[alpha]! < OPAQUE - TOLERANCE) return true;
  }
  return false;
}
