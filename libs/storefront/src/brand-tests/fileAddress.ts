/** Replaces the address of a file in the build. */
export default '/file';
