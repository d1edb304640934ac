import type { Tokens } from './tokens';

type References = { readonly [Group in keyof Tokens]: { readonly [Name in keyof Tokens[Group]]: string } };

/**
 * The tokens as `var(--group-name)` references, for use in styles. Generated from property names on access, so that no
 * token values are in the browser's scripts. `createTheme` would need them, and repeats a fallback value at every use.
 */
export const theme = new Proxy({} as References, {
  get: (_theme, group) => new Proxy({}, { get: (_group, name) => `var(--${String(group)}-${String(name)})` }),
});

/** A brand's tokens as custom properties: their values by their names. */
export function tokenVariables(tokens: Tokens): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tokens).flatMap(([group, values]) =>
      Object.entries(values).map(([name, value]) => [`--${group}-${name}`, value]),
    ),
  );
}

/** A brand's tokens as a `:root` rule. */
export function tokensToCss(tokens: Tokens): string {
  const declarations = Object.entries(tokenVariables(tokens)).map(([name, value]) => `${name}:${value}`);
  return `:root{${declarations.join(';')}}`;
}
