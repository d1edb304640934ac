import { inTurn } from './inTurn';

it('begins a change when the one before it is done, also if that has failed', async () => {
  const order: string[] = [];
  let finish!: () => void;
  const first = inTurn(async () => {
    order.push('first begins');
    await new Promise<void>((resolve) => (finish = resolve));
    order.push('first ends');
    throw new Error('refused');
  });
  const second = inTurn(() => Promise.resolve(order.push('second')));
  await Promise.resolve();
  expect(order).toEqual(['first begins']);
  finish();
  await expect(first).rejects.toThrow('refused');
  await second;
  expect(order).toEqual(['first begins', 'first ends', 'second']);
});
