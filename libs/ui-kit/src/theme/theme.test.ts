import { contrast } from './contrast';
import { contrastPairs } from './contrastPairs';
import { theme, tokensToCss } from './theme';
import { neutralTokens } from './tokens';

it('has the same names where it is used and where it is set', () => {
  const css = tokensToCss(neutralTokens);
  expect(theme.color.accent).toBe('var(--color-accent)');
  expect(css).toContain(`--color-accent:${neutralTokens.color.accent};`);
});

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});

it('rejects colours it cannot measure', () => {
  expect(() => contrast('red', '#ffffff')).toThrow('#rrggbb');
});

it.each(contrastPairs(neutralTokens).map(([one, other, least, name]) => ({ one, other, least, name })))(
  'has enough contrast: $name',
  ({ one, other, least }) => {
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
  },
);
