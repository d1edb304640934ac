import { communityCaller } from './support/communityCaller.ts';
import { openModerationEvents } from './support/openModerationEvents.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({ content: 'empty', config: { DATABASE_POOL_SIZE: 1 } });
});
afterAll(() => services.stop());

const { person, moderator, article, ask, queued, read, moderate, questionsOf } = communityCaller(() => services);

test('a moderator who is connected takes no connection of the pool from others', async () => {
  const [mo, lea, itemId] = [await moderator(), await person(), await article()];
  const stream = await openModerationEvents(services.url, mo.cookie);
  const { waiting } = await stream.counts();
  expect(await ask(itemId, lea, 'Passt der Deckel?')).toMatchObject({ error: null });
  await stream.counts({ waiting: waiting + 1 });
  await moderate('Approve', [read((await queued('Passt der Deckel?', mo))!)], mo);
  await stream.counts({ waiting });
  expect((await questionsOf(itemId)).count).toBe(1);
  stream.close();
});
