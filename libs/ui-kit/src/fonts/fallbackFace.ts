/** An installed font, adjusted to the widths and line heights of a web font. */
export interface FallbackFace {
  family: string;
  /** Names of installed fonts with the same metrics. */
  locals: readonly string[];
  weight: string;
  /** Average glyph width of the web font divided by the installed font's, over running text in the shop's languages. */
  sizeAdjust: number;
  /** Metrics of the web font, relative to its em; its line gap is 0. */
  ascent: number;
  descent: number;
}

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

/** The `@font-face` rule of a fallback font, so that swapping in the web font causes no layout shift. */
export function fallbackFace({ family, locals, weight, sizeAdjust, ascent, descent }: FallbackFace): string {
  const sources = locals.map((name) => `local('${name}')`).join(',');
  // Overrides are relative to the adjusted size, hence the division.
  return (
    `@font-face{font-family:'${family}';src:${sources};font-weight:${weight};size-adjust:${percent(sizeAdjust)};` +
    `ascent-override:${percent(ascent / sizeAdjust)};descent-override:${percent(descent / sizeAdjust)};line-gap-override:0%}`
  );
}
