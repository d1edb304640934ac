const KEBAB_CASE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Throws where a name is not in kebab-case, as folders are in this workspace. */
export function requireKebabCase(name: string): void {
  if (!KEBAB_CASE.test(name))
    throw new Error(
      `"${name}" is no name in kebab-case: lower-case words and digits, joined by hyphens, a letter first.`,
    );
}
