import { letteringSize } from './letteringSize';

const area = { left: 20, top: 30, width: 56, height: 24 };

describe('letteringSize', () => {
  it('fills the width with long words and the height with short ones', () => {
    expect(letteringSize('Alexandrina', area)).toBe('min(9.09cqw, 20.00cqh)');
    expect(letteringSize('Jo', area)).toBe('min(25.00cqw, 20.00cqh)');
  });

  it('shares the height among the lines, of which the longest counts', () => {
    expect(letteringSize('Mia\nund Leopold', area)).toBe('min(9.09cqw, 10.00cqh)');
  });
});
