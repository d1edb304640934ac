import type { Tokens } from './tokens';

const PREFIX = '--shop';

type References = { readonly [Group in keyof Tokens]: { readonly [Name in keyof Tokens[Group]]: string } };

/**
 * The tokens as `var(--shop-…)` references, for use in styles. Made from the names as they are asked for: no token's
 * value is needed for that, so none travels to the browser in a script. `createTheme` would need them, and repeats a
 * fallback value at every use.
 */
export const theme = new Proxy({} as References, {
  get: (_theme, group) => new Proxy({}, { get: (_group, name) => `var(${PREFIX}-${String(group)}-${String(name)})` }),
});

/** A brand's tokens as the text of a `:root` rule, to stand in the page's head. */
export function tokensToCss(tokens: Tokens): string {
  const declarations = Object.entries(tokens).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => `${PREFIX}-${group}-${name}:${value}`),
  );
  return `:root{${declarations.join(';')}}`;
}
