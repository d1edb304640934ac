/** Path of the web app manifest. */
export const MANIFEST_PATH = '/manifest.webmanifest';
