import type { Locator } from '@playwright/test';

type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** A computed colour, `rgb(0 0 0 / 50%)` or `color(srgb 0 0 0 / 0.5)`; all parts 0 to 1. */
function parse(css: string): Color {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (css.match(/[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  const full = css.startsWith('color(') ? 1 : 255;
  return [red / full, green / full, blue / full, alpha];
}

const over = (top: Color, ground: number): Color =>
  top.slice(0, 3).map((part) => part * top[3] + ground * (1 - top[3])) as unknown as Color;

/** Relative luminance of sRGB channels of 0 to 1 (WCAG). */
function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const [r, g, b] = [red, green, blue].map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours, of sRGB channels of 0 to 1 (WCAG). */
export function contrastOf(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Opacity of an element's own background, 0 to 1. */
export async function opacityOf(element: Locator): Promise<number> {
  return parse(await element.evaluate((node) => getComputedStyle(node).backgroundColor))[3];
}

/** The contrast of an element's text on its own background, over black or white, whichever is worse. */
export async function worstContrast(element: Locator): Promise<number> {
  const { color, backgroundColor } = await element.evaluate((node) => {
    const style = getComputedStyle(node);
    return { color: style.color, backgroundColor: style.backgroundColor };
  });
  return Math.min(...[0, 1].map((ground) => contrastOf(parse(color), over(parse(backgroundColor), ground))));
}
