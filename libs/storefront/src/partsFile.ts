/** Path, in the folder of the browser's build, of the list of its parts: the file of each module that is imported on demand. */
export const PARTS_FILE = '.vite/parts.json';
