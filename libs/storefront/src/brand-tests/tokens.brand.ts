import { contrast, contrastPairs } from '@shop/ui-kit/theme';
import { tokens } from 'virtual:shop-tokens';

it.each(contrastPairs(tokens).map(([one, other, least, name]) => ({ one, other, least, name })))(
  'has enough contrast: $name',
  ({ one, other, least }) => {
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
  },
);
