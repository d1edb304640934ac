/** Puts an audio context in the browser's place. Returns what is called for each tone. */
export function fakeAudio(): jest.Mock {
  const start = jest.fn();
  const node = { connect: () => node, start, stop: () => {}, frequency: { value: 0 } };
  const gain = { ...node, gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} } };
  class FakeAudio {
    readonly state = 'running';
    readonly currentTime = 0;
    readonly destination = node;
    resume = () => Promise.resolve();
    createOscillator = () => node;
    createGain = () => gain;
  }
  Object.assign(globalThis, { AudioContext: FakeAudio });
  return start;
}
