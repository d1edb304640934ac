import { SingleFlight } from './SingleFlight.ts';

describe('SingleFlight', () => {
  it('runs once for concurrent callers, and again for later ones', async () => {
    const flights = new SingleFlight<number>();
    let runs = 0;
    const task = async () => ++runs;
    expect(await Promise.all([flights.run('a', task), flights.run('a', task)])).toEqual([1, 1]);
    expect(await flights.run('a', task)).toBe(2);
  });

  it('keeps keys apart', async () => {
    const flights = new SingleFlight<string>();
    const runs = [flights.run('a', async () => 'one'), flights.run('b', async () => 'two')];
    expect(await Promise.all(runs)).toEqual(['one', 'two']);
  });

  it('runs nothing for a caller who has left', async () => {
    const flights = new SingleFlight<string>();
    const task = jest.fn(async () => 'one');
    await expect(flights.run('a', task, 0, AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
    expect(task).not.toHaveBeenCalled();
  });

  it('rejects for all who wait, and runs again after that', async () => {
    const flights = new SingleFlight<string>();
    const fail = () => Promise.reject<string>(new Error('gone'));
    const runs = await Promise.allSettled([flights.run('a', fail), flights.run('a', fail)]);
    expect(runs.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await flights.run('a', async () => 'one')).toBe('one');
  });
});
