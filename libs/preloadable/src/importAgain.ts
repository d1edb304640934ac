/** The address in a browser's error message for a failed import. */
const ADDRESS = /https?:\/\/[^\s?]+\.js\b/;

/**
 * Retries a failed import. Older Chromium caches the failure per address for the document's life, so the address, taken
 * from the error message, is changed.
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
