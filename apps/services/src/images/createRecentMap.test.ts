import { createRecentMap } from './createRecentMap.ts';

describe('createRecentMap', () => {
  it('forgets a value when its time is over', () => {
    let now = 0;
    const map = createRecentMap<string>({ max: 10, forMs: 100, now: () => now });
    map.set('a', 'one');
    now = 99;
    expect(map.get('a')).toBe('one');
    now = 100;
    expect(map.get('a')).toBeUndefined();
  });

  it('drops the oldest beyond its bound', () => {
    const map = createRecentMap<number>({ max: 2, forMs: 100, now: () => 0 });
    map.set('a', 1);
    map.set('b', 2);
    map.set('c', 3);
    expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([undefined, 2, 3]);
  });
});
