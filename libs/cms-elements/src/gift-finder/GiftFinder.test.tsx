import { aListing, aListingItem, httpStatus } from '@shop/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { renderElement } from '../test/renderElement';

const METHOD = 'backend/GetListingItems';
const option = (label: string, ...values: string[]) => ({ values, label, reason: `Für ${label}` });
const finder = {
  listId: 'alles',
  questions: [
    { attribute: 'who', title: 'Für wen?', skip: 'Weiss nicht', options: [option('ihn', 'him'), option('sie', 'her')] },
    {
      attribute: 'mood',
      title: 'Was mag sie oder er?',
      skip: 'Ist egal',
      several: true,
      options: [option('Süsses', 'sweet'), option('Wildes', 'wild')],
    },
  ],
};
const facet = (id: string, ...values: [id: string, count: number][]) => ({
  id,
  title: id,
  values: values.map(([value, count]) => ({ id: value, title: value, count, selected: false })),
});
const facets = [facet('who', ['him', 4], ['her', 3]), facet('mood', ['sweet', 2])];
const items = [aListingItem({ id: 'honig', title: 'Honig' })];
const listing = aListing({ items, count: 7, filters: facets, matches: { honig: { who: ['him'], mood: ['sweet'] } } });

interface Asked {
  filters: Record<string, string[]> | null;
  counted?: Record<string, string[]>;
}
const services = {
  [METHOD]: ({ filters }: Asked) => ({ ret: { ...listing, count: filters ? (filters.mood ? 2 : 4) : 7 } }),
};
const show = (path: string, own: object = services) =>
  renderElement('giftFinder', finder, { path, services: own as typeof services });

describe('gift finder', () => {
  it('asks one question, with the number of items for each answer', async () => {
    await show('/finder');
    expect(await screen.findByText('7 Ideen passen')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('heading', { level: 2, name: 'Für wen?' })).toBeVisible();
    expect(screen.getByText('Frage 1 von 2')).toBeVisible();
    expect(screen.getByRole('link', { name: 'ihn 4' })).toHaveAttribute('href', '/finder?filter.who=him&step=2');
    expect(screen.getByRole('link', { name: 'Weiss nicht' })).toHaveAttribute('href', '/finder?step=2');
    expect(screen.queryByRole('heading', { name: /Was mag/ })).not.toBeInTheDocument();
  });

  it('counts budgets, which lists do not offer, and leaves out those that nothing fits', async () => {
    const budgets = {
      ...finder,
      questions: [
        {
          attribute: 'amount',
          title: 'Wie viel?',
          skip: 'Egal',
          options: [option('10 Franken', '-1000'), option('50 Franken', '-5000'), option('mehr', '5000-')],
        },
      ],
    };
    const counts = [facet('amount', ['-5000', 3], ['5000-', 6])];
    const { calls } = await renderElement('giftFinder', budgets, {
      path: '/finder',
      services: { [METHOD]: { ret: { ...listing, filters: counts } } },
    });
    expect(await screen.findByRole('link', { name: '50 Franken 3' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'mehr 6' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /10 Franken/ })).not.toBeInTheDocument();
    expect(calls[0]?.args).toMatchObject([{ counted: { amount: ['-1000', '-5000', '5000-'] } }]);
  });

  it('goes on to the next question in place, and tells it by the focus', async () => {
    const { user } = await show('/finder');
    await user.click(await screen.findByRole('link', { name: 'ihn 4' }));
    expect(await screen.findByRole('heading', { level: 2, name: /Was mag/ })).toHaveFocus();
    expect(await screen.findByText('4 Ideen passen')).toBeVisible();
  });

  it('counts while several answers are chosen, and leaves out what nothing fits', async () => {
    const { user } = await show('/finder?filter.who=him');
    await user.click(await screen.findByRole('checkbox', { name: /Süsses/ }));
    expect(await screen.findByText('2 Ideen passen')).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('checkbox', { name: /Wildes/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Weiter' }));
    expect(await screen.findByRole('heading', { level: 2, name: '2 Ideen, die passen' })).toBeVisible();
  });

  it('leads to what fits the ticked answers, with their number, before they are in the address', async () => {
    const { user } = await show('/finder?filter.who=him&step=2');
    expect(await screen.findByRole('link', { name: '4 Ideen zeigen' })).toHaveAttribute(
      'href',
      '/finder?filter.who=him&step=3',
    );
    await user.click(await screen.findByRole('checkbox', { name: /Süsses/ }));
    expect(await screen.findByText('2 Ideen passen')).toHaveAttribute('role', 'status');
    const link = screen.getByRole('link', { name: '2 Ideen zeigen' });
    expect(link).toHaveAttribute('href', '/finder?filter.who=him&filter.mood=sweet&step=3');
    await user.click(link);
    expect(await screen.findByRole('heading', { level: 2, name: '2 Ideen, die passen' })).toBeVisible();
  });

  it('leads to what fits the address as long as what is ticked is not counted', async () => {
    const { user } = await show('/finder?filter.who=him&step=2', {
      [METHOD]: ({ counted }: Asked) => (counted ? { ret: { ...listing, count: 4 } } : httpStatus(400)),
    });
    expect(await screen.findByRole('link', { name: '4 Ideen zeigen' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /Süsses/ }));
    expect(screen.queryByRole('link', { name: /zeigen/ })).not.toBeInTheDocument();
  });

  describe('after an answer is ticked', () => {
    async function tick() {
      const next = Promise.withResolvers<object>();
      const shown = await show('/finder?filter.who=him&step=2', {
        [METHOD]: ({ filters }: Asked) => (filters?.mood ? next.promise : { ret: { ...listing, count: 4 } }),
      });
      expect(await screen.findByRole('link', { name: '4 Ideen zeigen' })).toBeVisible();
      const status = screen.getByText('4 Ideen passen');
      await shown.user.click(screen.getByRole('checkbox', { name: /Süsses/ }));
      return { ...next, status };
    }

    it('shows no number of other answers while they are counted, and keeps its space', async () => {
      const { status, resolve } = await tick();
      expect(status).toHaveAttribute('aria-busy', 'true');
      expect(status).toHaveTextContent(/^…$/);
      expect(screen.getByText('…')).toHaveAttribute('aria-hidden', 'true');
      expect(screen.getByText('4 Ideen zeigen')).not.toBeVisible();
      resolve({ ret: { ...listing, count: 2 } });
      await waitFor(() => expect(status).toHaveTextContent(/^2 Ideen passen$/));
      expect(status).not.toHaveAttribute('aria-busy');
      expect(screen.getByRole('link', { name: '2 Ideen zeigen' })).toBeVisible();
    });

    it('shows no number where they cannot be counted', async () => {
      const { status, resolve } = await tick();
      resolve(httpStatus(400));
      await waitFor(() => expect(status).not.toHaveAttribute('aria-busy'));
      expect(status).toBeEmptyDOMElement();
      expect(screen.queryByText(/Ideen zeigen/)).not.toBeInTheDocument();
    });
  });

  it('shows no number of the question before where the items of the next do not come', async () => {
    const { user } = await show('/finder', {
      [METHOD]: ({ filters }: Asked) => (filters ? httpStatus(400) : { ret: listing }),
    });
    await user.click(await screen.findByRole('link', { name: 'ihn 4' }));
    await waitFor(() => expect(screen.getByRole('status')).not.toHaveAttribute('aria-busy'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('checkbox', { name: 'Wildes' })).toBeVisible();
  });

  it('does not claim that nothing fits where the list does not come, and tries again', async () => {
    let isDown = true;
    const { user } = await show('/finder?filter.who=him&step=3', {
      [METHOD]: () => (isDown ? httpStatus(400) : { ret: listing }),
    });
    expect(await screen.findByText('Die Ideen konnten nicht geladen werden.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Geschenkefinder' })).toBeVisible();
    expect(screen.queryByText(/passt auf nichts/)).not.toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    const heading = await screen.findByRole('heading', { level: 2, name: '7 Ideen, die passen' });
    expect(heading).toBeVisible();
    expect(heading).toHaveFocus();
  });

  it('is a form with the earlier answers, which works without scripts', async () => {
    const { container } = await show('/finder?filter.who=him&step=2');
    await screen.findByRole('checkbox', { name: /Süsses/ });
    const form = container.querySelector('form')!;
    expect(form).toHaveAttribute('action', '/finder');
    expect(form).not.toHaveAttribute('method', 'post');
    expect([...new FormData(form)]).toEqual([
      ['filter.who', 'him'],
      ['step', '3'],
    ]);
  });

  it('ends in a list with the reasons for each item, and the answers to change', async () => {
    const { calls } = await show('/finder?filter.who=him&filter.mood=sweet&step=3');
    const why = await screen.findByRole('list', { name: 'Warum Honig passt' });
    expect(
      within(why)
        .getAllByRole('listitem')
        .map((reason) => reason.textContent?.trim()),
    ).toEqual(['Für ihn', 'Für Süsses']);
    expect(screen.getByRole('link', { name: 'Für ihn: ändern' })).toHaveAttribute(
      'href',
      '/finder?filter.who=him&filter.mood=sweet&step=1',
    );
    expect(calls[0]?.args).toMatchObject([{ listId: 'alles', pageSize: 24, sort: 'rating', withMatches: true }]);
  });

  it('copies the address of the list', async () => {
    const { user } = await show('/finder?filter.who=him&step=3');
    await user.click(await screen.findByRole('button', { name: 'Link zu dieser Liste kopieren' }));
    expect(await screen.findByText('Link kopiert')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(location.href);
  });

  it('offers to leave an answer out where nothing fits all of them', async () => {
    await show('/finder?filter.who=him&filter.mood=sweet&step=3', {
      [METHOD]: { ret: aListing({ items: [], count: 0, filters: [] }) },
    });
    expect(await screen.findByRole('link', { name: 'Ohne «Für ihn»' })).toHaveAttribute(
      'href',
      '/finder?filter.mood=sweet&step=3',
    );
  });

  it('tells by the focus what is left once an answer is left out', async () => {
    const { user } = await show('/finder?filter.who=him&filter.mood=sweet&step=3', {
      [METHOD]: ({ filters }: Asked) => ({
        ret: filters?.who ? aListing({ items: [], count: 0, filters: [] }) : { ...listing, count: 2 },
      }),
    });
    await user.click(await screen.findByRole('link', { name: 'Ohne «Für ihn»' }));
    expect(await screen.findByRole('heading', { level: 2, name: '2 Ideen, die passen' })).toHaveFocus();
  });

  it('asks its questions even where the items do not come', async () => {
    await show('/finder', { [METHOD]: httpStatus(400) });
    expect(await screen.findByRole('link', { name: 'ihn' })).toBeVisible();
  });
});
