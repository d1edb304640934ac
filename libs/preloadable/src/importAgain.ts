/** The address in a browser's message that a module could not be fetched. */
const ADDRESS = /https?:\/\/[^\s?]+\.js\b/;

/**
 * Imports a module that could not be had before. Older Chromium remembers, for as long as the document lives, that it could
 * not fetch an address, so it is asked for by another one, which its message names.
 */
export async function importAgain<Module>(importModule: () => Promise<Module>, attempt: number): Promise<Module> {
  try {
    return await importModule();
  } catch (failure) {
    const [address] = ADDRESS.exec(String(failure)) ?? [];
    if (!address) throw failure;
    return (await import(/* @vite-ignore */ `${address}?retry=${attempt}`)) as Module;
  }
}
