import { mentionsOf } from './mentionsOf.ts';

/** Throws where a site has no code, or one that is a word of shared files: whether they name a brand could not be told. */
export function requireSite(workspace: string, site: string): void {
  if (!/^[a-z][a-z0-9]{1,9}$/.test(site))
    throw new Error(`"${site}" is no code of a site: two to ten lower-case letters and digits, a letter first.`);
  const [mention] = mentionsOf(workspace, [site]);
  if (mention) throw new Error(`"${site}" is a word that shared files use (${mention}): choose another code.`);
}
