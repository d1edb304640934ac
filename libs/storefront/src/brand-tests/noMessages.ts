/** Stands in for the texts, which the build makes. */
export const messageLoaders = {};
