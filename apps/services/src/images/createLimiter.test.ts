import { createLimiter, TooBusyError } from './createLimiter.ts';

describe('createLimiter', () => {
  it('runs no more tasks concurrently than allowed, and all of them in the end', async () => {
    const limiter = createLimiter({ atOnce: 2, maxWaiting: 100, maxWaitMs: 1000 });
    let running = 0;
    let most = 0;
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        limiter.run(async () => {
          running += 1;
          most = Math.max(most, running);
          await new Promise(setImmediate);
          running -= 1;
          return index;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(results).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('continues after a task that failed', async () => {
    const limiter = createLimiter({ atOnce: 1, maxWaiting: 100, maxWaitMs: 1000 });
    await expect(limiter.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(limiter.run(async () => 'yes')).resolves.toBe('yes');
  });

  it('rejects those who would wait behind too many', async () => {
    const limiter = createLimiter({ atOnce: 1, maxWaiting: 1, maxWaitMs: 1000 });
    let finish = () => {};
    const first = limiter.run(() => new Promise<void>((resolve) => (finish = resolve)));
    const second = limiter.run(async () => 'second');
    await expect(limiter.run(async () => 'third')).rejects.toBeInstanceOf(TooBusyError);
    finish();
    await first;
    await expect(second).resolves.toBe('second');
  });

  it('rejects those who have waited for too long, and continues with later ones', async () => {
    const limiter = createLimiter({ atOnce: 1, maxWaiting: 10, maxWaitMs: 1 });
    const order: string[] = [];
    let finish = () => {};
    const first = limiter.run(() => new Promise<void>((resolve) => (finish = resolve)));
    await expect(limiter.run(async () => order.push('late'))).rejects.toBeInstanceOf(TooBusyError);
    const others = ['second', 'third'].map((name) => limiter.run(async () => order.push(name)));
    expect(limiter.waiting()).toBe(2);
    finish();
    await Promise.all([first, ...others]);
    expect([order, limiter.waiting()]).toEqual([['second', 'third'], 0]);
  });
});
