import { EventEmitter } from 'node:events';
import { setImmediate as settle } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import { ModerationFeed } from './ModerationFeed.ts';

const SITE = 'shop';

/** A database whose connections come, or fail, when the test says so. */
function slowDatabase() {
  const asked: { succeed: () => FakeClient; fail: () => void }[] = [];
  const open = new Set<FakeClient>();
  class FakeClient extends EventEmitter {
    query = async () => undefined;
    end = async () => void open.delete(this);
  }
  const connectAlone = () =>
    new Promise<FakeClient>((resolve, reject) =>
      asked.push({
        succeed: () => {
          const client = new FakeClient();
          open.add(client);
          resolve(client);
          return client;
        },
        fail: () => reject(new Error('the database starts')),
      }),
    );
  const execute = async () => ({ rows: [{ waiting: 1, reports: 0, unanswered: 0 }] });
  return { db: { connectAlone, execute } as unknown as Database, asked, open };
}

const log = { warn: () => undefined };

test('listens for whoever comes after one who left while the database did not answer', async () => {
  const { db, asked, open } = slowDatabase();
  const feed = new ModerationFeed(db, log);
  feed.subscribe(SITE, () => undefined)();
  asked[0]!.fail();
  await settle();

  const told: unknown[] = [];
  const leave = feed.subscribe(SITE, (counts) => told.push(counts));
  expect(asked).toHaveLength(2);
  asked[1]!.succeed();
  await settle();
  expect([told.length, open.size]).toEqual([1, 1]);
  leave();
  await settle();
  expect(open.size).toBe(0);
});

test('keeps one connection, and ends it, where an earlier one fails late', async () => {
  const { db, asked, open } = slowDatabase();
  const feed = new ModerationFeed(db, log);
  feed.subscribe(SITE, () => undefined)();
  const leave = feed.subscribe(SITE, () => undefined);
  asked[1]!.succeed();
  await settle();
  asked[0]!.fail();
  await settle();
  leave();
  await settle();
  expect(open.size).toBe(0);
});
