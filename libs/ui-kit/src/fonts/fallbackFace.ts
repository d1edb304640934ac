/** An installed font that stands in for a web font with the same widths and line heights. */
export interface FallbackFace {
  family: string;
  /** Installed fonts to look for, of the same metrics. */
  locals: readonly string[];
  weight: string;
  /** Average width of the web font divided by the installed font's, over running text in the shop's languages. */
  sizeAdjust: number;
  /** Of the web font, in parts of its em; its line gap is 0. */
  ascent: number;
  descent: number;
}

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

/** The `@font-face` rule of a stand-in: swapping it for the web font moves nothing. */
export function fallbackFace({ family, locals, weight, sizeAdjust, ascent, descent }: FallbackFace): string {
  const sources = locals.map((name) => `local('${name}')`).join(',');
  // Overrides count in the adjusted size, hence the division.
  return (
    `@font-face{font-family:'${family}';src:${sources};font-weight:${weight};size-adjust:${percent(sizeAdjust)};` +
    `ascent-override:${percent(ascent / sizeAdjust)};descent-override:${percent(descent / sizeAdjust)};line-gap-override:0%}`
  );
}
