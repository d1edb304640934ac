import type { OriginalInfo } from './imageRepository.ts';
import { imageOf, MAX_SECONDS, readPixels } from './pixels.ts';
import type { PreviewPlan } from './planDerivative.ts';

/** Bits a pixel, of what is shown, below which browsers take a picture for a placeholder: 0.05 (Largest Contentful Paint). */
const LEAST_BITS = 0.0505;
/** Share of the pixels of a preview 416 px wide that a page with margins shows on a phone: 380 px each way. */
const WITHIN_MARGINS = 0.835;
/** The same where it shows the middle from edge to edge: 412 px. */
const EDGE_TO_EDGE = 0.981;
/** Alpha, of 255, from which a pixel is opaque: a seam between shapes is no hole through which a preview would be seen. */
const OPAQUE_DRAWING = 240;
/** From the fewest bytes to the most. Softening (px) comes before quality: edges take most of the bytes. */
const steps = [
  ...[8, 6.3, 5, 4.2, 3.5, 2.9, 2.5, 2.1, 1.8, 1.5, 1.3, 1, 0.8].map((blur) => ({ blur, quality: 1 })),
  ...[3, 5, 7, 9, 11, 13, 15, 18, 21, 25, 30, 35, 42, 50, 60, 70].map((quality) => ({ blur: 0.8, quality })),
];
/** Effort 4 of 9, where 9 takes five times as long for 6 percent less. */
const avifOptions = { effort: 4, chromaSubsampling: '4:2:0' } as const;

/**
 * AVIF with the fewest bytes that are more than a placeholder. Null for a transparent picture, behind which its preview would
 * still be seen. Throws if the original cannot be decoded.
 */
export async function renderPreview(bytes: Buffer, original: OriginalInfo, plan: PreviewPlan): Promise<Buffer | null> {
  const pixels = await readPixels(bytes, original, { width: plan.width, height: null }, OPAQUE_DRAWING);
  if (!pixels.isOpaque) return null;
  const { width, height } = pixels.info;
  // A phone shows the middle of a wide picture, from edge to edge.
  const shownPixels = width > height ? height * height * EDGE_TO_EDGE : width * height * WITHIN_MARGINS;
  const encode = ({ blur, quality }: (typeof steps)[number]) =>
    imageOf(pixels)
      .blur(blur)
      .avif({ ...avifOptions, quality })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer();
  // At most five encodings: 0.1 s each for a square, 0.3 s for a panorama.
  let [least, most] = [0, steps.length - 1];
  let preview: Buffer | null = null;
  while (least < most) {
    const middle = (least + most) >> 1;
    const bytes = await encode(steps[middle]!);
    if (bytes.length * 8 >= shownPixels * LEAST_BITS) [most, preview] = [middle, bytes];
    else least = middle + 1;
  }
  return preview ?? encode(steps[most]!);
}
