/** Replaces the messages, which the build generates. */
export const messageLoaders = {};
