/** A variable font served by the storefront itself. */
export interface FontFace {
  family: string;
  /** Address of the woff2 file. */
  url: string;
  /** Range of the weight axis, for example `300 900`. */
  weight: string;
}

/** The `@font-face` rule of a font; text is shown in the fallback font until it has loaded. */
export function fontFace({ family, url, weight }: FontFace): string {
  return `@font-face{font-family:'${family}';src:url(${url}) format('woff2');font-weight:${weight};font-display:swap}`;
}
