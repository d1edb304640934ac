import { fontFaces } from 'virtual:shop-fonts';
import { tokens } from 'virtual:shop-tokens';

const GENERIC = /^(?:system-ui|sans-serif|serif|monospace|Georgia)$/;

it.each(Object.entries(tokens.font))('brings every family that the %s font names', (_role, families) => {
  const brought = fontFaces;
  const named = families.split(',').map((family) => family.trim().replaceAll("'", ''));
  for (const family of named.filter((name) => !GENERIC.test(name))) expect(brought).toContain(family);
});
