import { letteringSize } from './letteringSize';

const area = { left: 20, top: 30, width: 54, height: 24 };

describe('letteringSize', () => {
  it('fills the width with long words and the height with short ones', () => {
    expect(letteringSize('Alexandrina', area)).toBe('min(7.66cqw, 20.00cqh)');
    expect(letteringSize('Jo', area)).toBe('min(20.00cqw, 20.00cqh)');
  });

  it('shares the height among the lines, of which the longest counts', () => {
    expect(letteringSize('Mia\nund Leopold', area)).toBe('min(7.35cqw, 10.00cqh)');
  });

  it('gets smaller with every character, up to the limit', () => {
    const sizes = Array.from({ length: 24 }, (_, at) =>
      Number.parseFloat(letteringSize('W'.repeat(at + 1), area).slice(4)),
    );
    expect(sizes.toSorted((a, b) => b - a)).toEqual(sizes);
    expect(sizes.at(-1)! * 24 * 1.1).toBeLessThan(area.width);
  });
});
