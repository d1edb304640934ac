/** Stands in for the address a file gets in the build. */
export default '/file';
