import { fallbackFace } from './fallbackFace';

it('gives the fallback font the widths and the line height of the web font', () => {
  const rule = fallbackFace({
    family: 'Round Fallback',
    locals: ['Arial', 'Roboto'],
    weight: '400',
    sizeAdjust: 1.25,
    ascent: 1,
    descent: 0.25,
  });
  expect(rule).toContain("src:local('Arial'),local('Roboto')");
  expect(rule).toContain('size-adjust:125.00%');
  expect(rule).toContain('ascent-override:80.00%');
  expect(rule).toContain('descent-override:20.00%');
});
