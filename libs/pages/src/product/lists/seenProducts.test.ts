import { MAX_SEEN, rememberSeen, seenBefore } from './seenProducts';

beforeEach(() => localStorage.clear());

describe('seenProducts', () => {
  it('gives the latest first, each once, and never the one in view', () => {
    for (const id of ['pfanne', 'topf', 'pfanne', 'messer']) rememberSeen(id);
    expect(seenBefore('messer')).toEqual(['pfanne', 'topf']);
    expect(seenBefore('topf')).toEqual(['messer', 'pfanne']);
  });

  it('forgets the oldest', () => {
    for (let number = 0; number <= MAX_SEEN + 5; number += 1) rememberSeen(`p-${number}`);
    expect(seenBefore('andere')).toHaveLength(MAX_SEEN);
    expect(seenBefore('andere')[0]).toBe(`p-${MAX_SEEN + 5}`);
  });

  it.each(['no json', '{"a":1}', 'null'])('survives a storage that holds %s', (value) => {
    localStorage.setItem('lastSeen', value);
    expect(seenBefore('pfanne')).toEqual([]);
    rememberSeen('pfanne');
    expect(seenBefore('topf')).toEqual(['pfanne']);
  });
});
