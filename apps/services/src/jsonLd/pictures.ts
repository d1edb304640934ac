/** px; wide enough wherever search engines show pictures. */
const WIDTH = 1200;
/** Heights for the ratios 1:1, 4:3 and 16:9: search engines choose what fits. */
const HEIGHTS = [1200, 900, 675];

/** Address of a picture in a widely supported format. */
export function pictureUrl(baseUrl: string, id: string): string {
  return `${baseUrl}/images/${encodeURIComponent(id)}?w=${WIDTH}&f=original`;
}

/** Addresses of a picture cropped to each ratio of recipe results. */
export function pictureShapes(baseUrl: string, id: string): string[] {
  return HEIGHTS.map(
    (height) => `${baseUrl}/images/${encodeURIComponent(id)}?w=${WIDTH}&h=${height}&fit=cover&f=original`,
  );
}
