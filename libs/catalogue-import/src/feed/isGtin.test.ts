import { isGtin } from './isGtin.ts';

it.each(['7612345678900', '96385074', '036000291452', '00012345600012'])('takes %s', (text) => {
  expect(isGtin(text)).toBe(true);
});

it.each(['7612345678901', '123', '761234567890X', ''])('refuses %s', (text) => {
  expect(isGtin(text)).toBe(false);
});
