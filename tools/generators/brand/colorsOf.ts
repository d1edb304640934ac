import { oklch } from './oklch.ts';

const RED = 27;
const AMBER = 75;
const GREEN = 150;
const BLUE = 250;

/** The colours of a brand by their roles in its tokens, around one hue. They pass the contrasts of the UI kit for each. */
export function colorsOf(hue: number): Record<string, string> {
  const accent = oklch(0.45, 0.14, hue);
  return {
    text: oklch(0.25, 0.025, hue),
    heading: oklch(0.25, 0.05, hue),
    textMuted: oklch(0.46, 0.03, hue),
    surface: oklch(0.985, 0.006, hue),
    surfaceRaised: '#ffffff',
    surfaceSunken: oklch(0.955, 0.014, hue),
    control: '#ffffff',
    line: oklch(0.89, 0.02, hue),
    lineStrong: oklch(0.58, 0.03, hue),
    accent,
    accentHover: oklch(0.37, 0.12, hue),
    onAccent: '#ffffff',
    accentSoft: oklch(0.94, 0.035, hue),
    inverse: oklch(0.27, 0.06, hue),
    onInverse: oklch(0.97, 0.012, hue),
    sale: oklch(0.48, 0.17, RED),
    onSale: '#ffffff',
    campaign: oklch(0.87, 0.13, AMBER),
    onCampaign: oklch(0.25, 0.05, hue),
    success: oklch(0.45, 0.1, GREEN),
    successSoft: oklch(0.95, 0.04, GREEN),
    warning: oklch(0.46, 0.09, AMBER),
    warningSoft: oklch(0.96, 0.05, AMBER),
    danger: oklch(0.46, 0.17, RED),
    dangerSoft: oklch(0.95, 0.03, RED),
    info: oklch(0.45, 0.1, BLUE),
    infoSoft: oklch(0.95, 0.03, BLUE),
    focus: oklch(0.5, 0.17, (hue + 180) % 360),
    rating: oklch(0.6, 0.14, AMBER),
    backdrop: 'rgb(0 0 0 / 50%)',
  };
}
