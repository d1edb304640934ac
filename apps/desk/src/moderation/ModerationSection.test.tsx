import type { FakeServices } from '@shop/builders';
import type { QueuedEntry, ReadEntry } from '@shop/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aQueuedEntry } from '../test/aQueuedEntry';
import { FakeEventSource } from '../test/FakeEventSource';
import { renderDesk } from '../test/renderDesk';
import { ModerationSection } from './ModerationSection';
import { reasons } from './reasons';

const entries = (count: number, from = 1): QueuedEntry[] =>
  Array.from({ length: count }, (_, index) => {
    const number = from + index;
    return aQueuedEntry({ id: `entry-${number}`, title: `Titel ${number}`, text: `Text ${number}` });
  });

const queueOf = (items: readonly QueuedEntry[]) => ({
  ret: { items: [...items], count: items.length, pagination: { page: 0, pageSize: 100 } },
  error: null,
});

const never = () => new Promise<never>(() => undefined);
const section = <ModerationSection onRefused={() => Promise.resolve()} />;
const read = () => screen.getByRole('article');
const shows = (number: number) => within(read()).getByText(`Text ${number}`);
const rows = () => within(screen.getByRole('list', { name: '' })).queryAllByRole('listitem');

/** Opens the queue and waits for its first entry. */
async function open(services: FakeServices, path?: string) {
  const desk = renderDesk(section, { services, ...(path && { path }) });
  await screen.findByRole('article');
  return desk;
}

beforeEach(() => localStorage.clear());

describe('the keyboard', () => {
  it('clears fifty entries by itself; the next one is there before the services have answered', async () => {
    const all = entries(50);
    // Nobody ever answers.
    const { user, calls } = await open({
      'moderation/GetQueue': queueOf(all),
      'moderation/Approve': never,
      'moderation/Reject': never,
    });
    for (let number = 1; number <= 50; number += 1) {
      expect(shows(number)).toBeVisible();
      await user.keyboard(number % 5 === 0 ? 'r2' : 'a');
    }
    expect(screen.getByText('Alles erledigt')).toBeVisible();
    const sent = calls.filter(({ method }) => method !== 'GetQueue');
    expect(sent.map(({ args: [entry] }) => (entry as ReadEntry).id)).toEqual(all.map(({ id }) => id));
    expect(sent[4]).toMatchObject({ method: 'Reject', args: [{ id: 'entry-5', revision: 0 }, reasons.de.delivery] });
    expect(sent.filter(({ method }) => method === 'Approve')).toHaveLength(40);
  });

  it('goes to the next and the previous entry, and stops at the ends', async () => {
    const { user, address } = await open({ 'moderation/GetQueue': queueOf(entries(3)) });
    await user.keyboard('jj');
    expect(shows(3)).toBeVisible();
    await user.keyboard('j{ArrowUp}');
    expect(shows(2)).toBeVisible();
    expect(address()).toBe('/one/moderation/waiting?entry=entry-2');
    await user.keyboard('{k}{k}');
    expect(shows(1)).toBeVisible();
  });

  it('types into fields, and acts on nothing there', async () => {
    const { user, calls } = await open({ 'moderation/GetQueue': queueOf(entries(2)) });
    await user.keyboard('/');
    await user.keyboard('ajr');
    expect(screen.getByRole('searchbox')).toHaveValue('ajr');
    expect(calls.map(({ method }) => method)).toEqual(['GetQueue']);
    expect(shows(1)).toBeVisible();
  });

  it('can be switched off', async () => {
    const { user, calls } = await open({ 'moderation/GetQueue': queueOf(entries(2)) });
    await user.keyboard('?');
    await user.click(screen.getByRole('checkbox', { name: 'Einzelne Tasten wirken' }));
    await user.keyboard('{Escape}');
    await user.keyboard('a');
    expect(calls.map(({ method }) => method)).toEqual(['GetQueue']);
  });

  it('leaves combinations to the browser', async () => {
    const { user, calls } = await open({ 'moderation/GetQueue': queueOf(entries(2)) });
    await user.keyboard('{Control>}a{/Control}{Meta>}r{/Meta}');
    expect(calls.map(({ method }) => method)).toEqual(['GetQueue']);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });
});

describe('a rejection', () => {
  it('offers its reasons in the language of whoever wrote the entry', async () => {
    const [entry] = entries(1);
    const { user, calls } = await open({
      'moderation/GetQueue': queueOf([{ ...entry!, locale: 'fr' }]),
      'moderation/Reject': { error: null },
    });
    await user.keyboard('r');
    await user.keyboard('4');
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ args: [{}, reasons.fr.advertising] }));
  });

  it('takes a reason of the moderator’s own, by Ctrl and Enter', async () => {
    const { user, calls } = await open({
      'moderation/GetQueue': queueOf(entries(2)),
      'moderation/Reject': { error: null },
    });
    await user.keyboard('r');
    await user.type(screen.getByRole('textbox'), 'Bitte ohne Ziffern: 1 2 3');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(shows(2)).toBeVisible();
    expect(calls.find(({ method }) => method === 'Reject')?.args[1]).toBe('Bitte ohne Ziffern: 1 2 3');
  });

  it('is given up by Escape', async () => {
    const { user } = await open({ 'moderation/GetQueue': queueOf(entries(1)) });
    await user.keyboard('r{Escape}');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(shows(1)).toBeVisible();
  });
});

describe('a decision that another has made', () => {
  it('is told; an entry that was written anew comes back', async () => {
    let queue = entries(3);
    const { user } = await open({
      'moderation/GetQueue': () => queueOf(queue),
      'moderation/Approve': () => {
        queue = queue.map((entry) => (entry.id === 'entry-1' ? { ...entry, revision: 1, text: 'Neu' } : entry));
        return { error: 'CONFLICT' };
      },
    });
    await user.keyboard('a');
    expect(shows(2)).toBeVisible();
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(shows(2)).toBeVisible();
    await user.keyboard('k');
    expect(within(read()).getByText('Neu')).toBeVisible();
  });

  it('brings an entry back whose decision did not arrive', async () => {
    const { user } = await open({
      'moderation/GetQueue': queueOf(entries(2)),
      'moderation/Approve': () => Promise.reject(new Error('offline')),
    });
    await user.keyboard('a');
    expect(shows(2)).toBeVisible();
    await waitFor(() => expect(rows()).toHaveLength(2));
  });
});

describe('what comes in', () => {
  it('is told and shown on demand, without moving what is being read', async () => {
    let queue = entries(2);
    const { user } = await open({ 'moderation/GetQueue': () => queueOf(queue) });
    await user.keyboard('j');
    queue = entries(5);
    jest.useFakeTimers();
    act(() => FakeEventSource.tell({ waiting: 5, reports: 0, unanswered: 0 }));
    act(() => void jest.runOnlyPendingTimers());
    jest.useRealTimers();
    expect(await screen.findByRole('button', { name: '3 neue Einträge' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Wartend 5' })).toBeVisible();
    expect(rows()).toHaveLength(2);
    expect(shows(2)).toBeVisible();
    await user.keyboard('n');
    await waitFor(() => expect(rows()).toHaveLength(5));
    expect(shows(2)).toBeVisible();
  });

  it('is asked for with the session again where it is refused', async () => {
    const onRefused = jest.fn(() => Promise.resolve());
    renderDesk(<ModerationSection onRefused={onRefused} />, {
      services: { 'moderation/GetQueue': queueOf(entries(1)) },
    });
    await screen.findByRole('article');
    expect(FakeEventSource.opened.at(-1)!.url).toBe('/one/services/community/moderation/events');
    act(() => FakeEventSource.refuse());
    expect(onRefused).toHaveBeenCalledTimes(1);
  });
});

describe('an address', () => {
  it('names the entry and the filters', async () => {
    const { calls } = await open(
      { 'moderation/GetQueue': queueOf(entries(3)) },
      '/one/moderation/waiting?kind=review&search=Titel&entry=entry-3',
    );
    expect(shows(3)).toBeVisible();
    expect(calls[0]?.args).toEqual([{ page: 0, limit: 100, search: 'Titel', unanswered: false, kind: 'review' }]);
  });

  it('of an entry that no longer waits says so', async () => {
    const path = '/one/moderation/waiting?entry=entry-9';
    const { user } = renderDesk(section, { services: { 'moderation/GetQueue': queueOf(entries(2)) }, path });
    expect(await screen.findByText('Dieser Eintrag wartet nicht mehr.')).toBeVisible();
    await user.keyboard('j');
    expect(shows(1)).toBeVisible();
  });
});

it('shows an entry in its context, with nothing of it as HTML', async () => {
  const text = '<img src=x onerror=alert(1)>';
  await open({
    'moderation/GetQueue': queueOf([
      aQueuedEntry({
        kind: 'comment',
        text,
        score: null,
        holds: ['link', 'rejectedBefore'],
        author: { approved: 1, rejected: 2 },
        parent: { title: 'Zu schwer', text: 'Vier Kilo!', authorAlias: 'Urs M.', score: 2 },
      }),
    ]),
  });
  const article = within(read());
  expect(article.getByText(text)).toBeVisible();
  expect(article.getByRole('link', { name: 'Gusspfanne' })).toHaveAttribute('href', 'https://one.example/p/gusspfanne');
  for (const words of ['Link', 'früher abgelehnt', '2 abgelehnt', 'Zur Bewertung von Urs M.']) {
    expect(article.getByText(words)).toBeVisible();
  }
  expect(article.getByText(/Zu schwer — Vier Kilo!/)).toBeVisible();
});

it('shows the pictures of a review by the way to the services of its site', async () => {
  const image = { title: '', description: '', aspectRatio: 1, width: 10, height: 10 };
  const imageReferences = [{ ...image, url: '/images/personalization/a' }];
  await open({ 'moderation/GetQueue': queueOf([aQueuedEntry({ imageReferences })]) });
  const picture = within(read()).getByRole('img', { name: 'Bild 1, in voller Grösse' });
  expect(picture).toHaveAttribute('src', '/one/images/personalization/a');
  expect(picture.closest('a')).toHaveAttribute('href', '/one/images/personalization/a');
});

it('dismisses a report for all who have reported the review', async () => {
  const review = {
    ...{ id: 'review-1', revision: 3, referenceType: 'product', referenceId: 'P-1', referenceTitle: 'Pfanne' },
    ...{ referenceUrl: '/p', score: 1, title: 'Mies', text: 'Text 1', authorAlias: 'X.', verifiedBuyer: false },
    ...{ locale: 'de', approved: true, imageReferences: [] },
  };
  const report = (id: string, more = {}) => ({
    ...{ id, reportType: 'spam', reportDescription: 'Dreimal gepostet', createdAt: 1_780_000_000_000 },
    review: { ...review, ...more },
  });
  const items = [report('r-1'), report('r-2', { id: 'review-2', text: 'Text 2' }), report('r-3')];
  const { user, calls } = await open(
    {
      'moderation/GetReports': { ret: { items, count: 3, pagination: { page: 0, pageSize: 100 } }, error: null },
      'moderation/ResolveReport': { error: null },
    },
    '/one/moderation/reports',
  );
  expect(within(read()).getByText('Dreimal gepostet')).toBeVisible();
  await user.keyboard('a');
  expect(shows(2)).toBeVisible();
  expect(rows()).toHaveLength(1);
  expect(calls.at(-1)).toMatchObject({ args: ['r-1', { action: 'dismiss', reason: '', revision: review.revision }] });
});

it('answers a question as the shop, with the text as paragraphs', async () => {
  const question = aQueuedEntry({
    kind: 'question',
    score: null,
    title: '',
    text: 'Passt der Deckel?',
    approved: true,
  });
  const { user, calls } = await open(
    { 'moderation/GetQueue': queueOf([question]), 'moderation/Answer': { id: 'a-1', error: null } },
    '/one/moderation/unanswered',
  );
  // What is shown already waits for no approval.
  await user.keyboard('a');
  expect(calls.map(({ method }) => method)).toEqual(['GetQueue']);
  await user.keyboard('w');
  await user.keyboard('Ja <28 cm>.{Enter}{Enter}Gern!{Control>}{Enter}{/Control}');
  await waitFor(() => expect(calls.at(-1)?.method).toBe('Answer'));
  expect(calls.at(-1)?.args).toEqual(['entry-1', '<p>Ja &lt;28 cm&gt;.</p><p>Gern!</p>', question.revision]);
});

it('edits a text, and reads it again with its new revision', async () => {
  let [entry] = entries(1);
  const { user, calls } = await open({
    'moderation/GetQueue': () => queueOf([entry!]),
    'moderation/Edit': () => {
      entry = { ...entry!, revision: 1, text: 'Ohne Nummer' };
      return { error: null };
    },
    'moderation/Approve': { error: null },
  });
  await user.keyboard('e');
  const field = screen.getByRole('textbox', { name: 'Text' });
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, 'Ohne Nummer');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await within(read()).findByText('Ohne Nummer')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
  await user.keyboard('a');
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ method: 'Approve', args: [{ revision: 1 }] }));
});

it('edits what is said of the pictures, by their ids', async () => {
  const picture = { title: '', aspectRatio: 1, width: 60, height: 60 };
  const imageReferences = [
    { ...picture, url: '/images/personalization/review.a1', description: 'Ruf an' },
    { ...picture, url: '/images/personalization/review.b2', description: '' },
  ];
  const { user, calls } = await open({
    'moderation/GetQueue': queueOf([aQueuedEntry({ imageReferences })]),
    'moderation/Edit': { error: null },
  });
  await user.keyboard('e');
  const first = screen.getByRole('textbox', { name: 'Was auf Bild 1 zu sehen ist' });
  expect(first).toHaveValue('Ruf an');
  await user.clear(first);
  await user.type(first, 'Suppe');
  expect(screen.getByRole('textbox', { name: 'Was auf Bild 2 zu sehen ist' })).toHaveValue('');
  await user.keyboard('{Control>}{Enter}{/Control}');
  const [, texts] = calls.find(({ method }) => method === 'Edit')!.args;
  expect(texts).toMatchObject({ imageDescriptions: { 'review.a1': 'Suppe', 'review.b2': '' } });
});
