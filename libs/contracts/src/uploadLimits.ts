/** Limits of pictures that are sent, apart from the other constants: only what sends or takes them needs these. */

/** Maximum size of an uploaded picture in bytes (specification, section 5). */
export const MAX_IMAGE_BYTES = 10_485_760;
/** Maximum side of an uploaded picture in px, to which larger ones are shrunk: sufficient for printing on a mug. */
export const MAX_IMAGE_SIDE = 3000;
/** Milliseconds that an upload may take: so long browsers send it, and servers receive it. */
export const UPLOAD_TIMEOUT_MS = 120_000;
