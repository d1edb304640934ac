/** px; wide enough for every place where search engines show pictures. */
const WIDTH = 1200;
/** Heights that make such a picture square, 4:3 and 16:9: search engines choose what fits. */
const HEIGHTS = [1200, 900, 675];

/** Address of a picture in a format that everyone reads. */
export function pictureUrl(baseUrl: string, id: string): string {
  return `${baseUrl}/images/${encodeURIComponent(id)}?w=${WIDTH}&f=original`;
}

/** Addresses of a picture cut to each of the shapes that recipes are shown in. */
export function pictureShapes(baseUrl: string, id: string): string[] {
  return HEIGHTS.map(
    (height) => `${baseUrl}/images/${encodeURIComponent(id)}?w=${WIDTH}&h=${height}&fit=cover&f=original`,
  );
}
