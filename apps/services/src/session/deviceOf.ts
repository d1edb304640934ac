/** Marks of browsers, those first that others carry, too. */
const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const named = (list: typeof browsers, userAgent: string) => list.find(([, mark]) => mark.test(userAgent))?.[0];

/**
 * Browser and system as people know them, `Firefox, Windows`; empty where neither is known. All that is kept of what a
 * browser says of itself.
 */
export function deviceOf(userAgent: string): string {
  return [named(browsers, userAgent), named(systems, userAgent)].filter(Boolean).join(', ');
}
