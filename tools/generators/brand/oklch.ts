const HUNDREDTH = 0.01;

/**
 * A colour by its lightness (0 to 1), chroma and hue (degrees), as `#rrggbb`. Colours of one lightness look equally
 * light whatever their hue, so their contrasts hold for all hues. Chroma that screens cannot show is taken back.
 */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const rgb = linearRgb(lightness, chroma, (hue * Math.PI) / 180);
  const isShown = rgb.every((part) => part >= -HUNDREDTH / 10 && part <= 1 + HUNDREDTH / 10);
  if (!isShown && chroma > 0) return oklch(lightness, Math.max(0, chroma - HUNDREDTH / 2), hue);
  return `#${rgb.map((part) => toByte(part).toString(16).padStart(2, '0')).join('')}`;
}

/** The matrices of https://bottosson.github.io/posts/oklab/. */
function linearRgb(lightness: number, chroma: number, angle: number): [number, number, number] {
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function toByte(linear: number): number {
  const part = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055));
}
