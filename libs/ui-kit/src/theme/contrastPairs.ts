import type { Tokens } from './tokens';

/** A foreground, a background and the minimum contrast (WCAG 1.4.3 for text, 1.4.11 for controls). */
export type ContrastPair = readonly [foreground: string, background: string, least: number, name: string];

const TEXT = 4.5;
const CONTROL = 3;

/** All pairs of colours that components combine, to check brands against. */
export function contrastPairs({ color, button, header, footer }: Tokens): ContrastPair[] {
  const surfaces = ['surface', 'surfaceRaised', 'surfaceSunken'] as const;
  const onSurface = ['text', 'heading', 'textMuted', 'accent', 'danger', 'success', 'sale'] as const;
  const pairs: ContrastPair[] = surfaces.flatMap((surface) => [
    ...onSurface.map((name): ContrastPair => [color[name], color[surface], TEXT, `${name} on ${surface}`]),
    [color.lineStrong, color[surface], CONTROL, `lineStrong on ${surface}`],
    [color.focus, color[surface], CONTROL, `focus on ${surface}`],
    [color.rating, color[surface], CONTROL, `rating on ${surface}`],
  ]);
  for (const tone of ['success', 'warning', 'danger', 'info'] as const) {
    pairs.push([color[tone], color[`${tone}Soft`], TEXT, `${tone} on ${tone}Soft`]);
    pairs.push([color.text, color[`${tone}Soft`], TEXT, `text on ${tone}Soft`]);
  }
  return [
    ...pairs,
    [color.text, color.control, TEXT, 'text on control'],
    [color.textMuted, color.control, TEXT, 'textMuted on control'],
    [color.text, color.accentSoft, TEXT, 'text on accentSoft'],
    [color.heading, color.accentSoft, TEXT, 'heading on accentSoft'],
    [color.accent, color.accentSoft, TEXT, 'accent on accentSoft'],
    // A form stands on it, too.
    [color.textMuted, color.accentSoft, TEXT, 'textMuted on accentSoft'],
    [color.danger, color.accentSoft, TEXT, 'danger on accentSoft'],
    [color.success, color.accentSoft, TEXT, 'success on accentSoft'],
    [color.lineStrong, color.accentSoft, CONTROL, 'lineStrong on accentSoft'],
    [color.focus, color.accentSoft, CONTROL, 'focus on accentSoft'],
    [color.onAccent, color.accent, TEXT, 'onAccent on accent'],
    [color.onAccent, color.accentHover, TEXT, 'onAccent on accentHover'],
    [button.text, button.background, TEXT, 'button'],
    [button.text, button.backgroundHover, TEXT, 'button under the pointer'],
    [color.onInverse, color.inverse, TEXT, 'onInverse on inverse'],
    [color.onSale, color.sale, TEXT, 'onSale on sale'],
    [color.onCampaign, color.campaign, TEXT, 'onCampaign on campaign'],
    [color.text, header.background, TEXT, 'text on header'],
    [header.text, header.background, TEXT, 'header text'],
    [footer.text, footer.background, TEXT, 'footer text'],
  ];
}
