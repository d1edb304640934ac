import { setTimeout as delay } from 'node:timers/promises';
import { EventEmitter } from 'node:events';
import type { Database } from '../../db/database.ts';
import { ModerationFeed } from './ModerationFeed.ts';

const SITE = 'gi';
/** Milliseconds in which what is under way comes to its end. */
const SOON = 20;

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
  await delay(SOON);

  const told: unknown[] = [];
  const leave = feed.subscribe(SITE, (counts) => told.push(counts));
  expect(asked).toHaveLength(2);
  asked[1]!.succeed();
  await delay(SOON);
  expect([told.length, open.size]).toEqual([1, 1]);
  leave();
  await delay(SOON);
  expect(open.size).toBe(0);
});

test('keeps one connection, and ends it, where an earlier one fails late', async () => {
  const { db, asked, open } = slowDatabase();
  const feed = new ModerationFeed(db, log);
  feed.subscribe(SITE, () => undefined)();
  const leave = feed.subscribe(SITE, () => undefined);
  asked[1]!.succeed();
  await delay(SOON);
  asked[0]!.fail();
  await delay(SOON);
  leave();
  await delay(SOON);
  expect(open.size).toBe(0);
});
