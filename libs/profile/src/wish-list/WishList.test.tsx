import { aCart, aPrice, type FakeServices, httpStatus } from '@shop/builders';
import { keepWishes, keptWishes } from '@shop/catalogue/wishes';
import type { Wish, WishList } from '@shop/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { heldAnswers } from '../test/heldAnswers';
import { inTurn } from '../test/inTurn';
import { renderProfile } from '../test/renderProfile';

afterEach(() => act(() => keepWishes({ skus: [], owner: null })));

const aWish = (sku: string, title: string, cents: number, more: Partial<Wish> = {}): Wish => ({
  ...{ sku, title, subTitle: '', variant: '', url: `/p/${sku}`, image: null, droppedCents: 0, maxQuantity: 5 },
  ...{ price: aPrice({ amount: { cents } }), addedAt: null },
  ...more,
});
const pan = aWish('pan', 'Pfanne', 5000);
const pot = aWish('pot', 'Topf', 3000);
const aList = (id: string, title: string, items: Wish[]): WishList => ({
  ...{ id, title, items, sharedUntil: null, sharedName: '' },
});
const added = { 'cart/AddItem': () => ({ cart: aCart(), lineItemID: 'line-1', error: null }) };
const titles = () => screen.getAllByRole('article').map((row) => within(row).getByRole('link').textContent);

describe('the list of a visitor', () => {
  const show = (services: FakeServices = {}, wished = ['pan', 'pot']) => {
    keepWishes({ skus: wished, owner: null });
    const asked = (skus: string[]) => ({ ret: [pan, pot].filter(({ sku }) => skus.includes(sku)) });
    return renderProfile('/wish-list', {
      isSignedIn: false,
      services: { 'wishList/GetArticles': asked, ...added, ...services },
    });
  };

  it('is shown without signing in, the last one first, and sorted otherwise', async () => {
    const { user } = show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Merkliste' })).toBeVisible();
    await screen.findByRole('link', { name: 'Pfanne' });
    expect(titles()).toEqual(['Topf', 'Pfanne']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sortieren nach' }), 'Teuerste zuerst');
    expect(titles()).toEqual(['Pfanne', 'Topf']);
  });

  it('loses an article, which can be undone', async () => {
    const { user, calls } = show();
    await user.click(await screen.findByRole('button', { name: 'Topf: entfernen' }));
    expect(await screen.findByText('«Topf» ist nicht mehr auf der Liste.')).toBeVisible();
    expect(titles()).toEqual(['Pfanne']);
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(titles()).toEqual(['Topf', 'Pfanne']);
    expect(calls.filter(({ method }) => method === 'GetArticles')).toHaveLength(1);
  });

  it('goes to the cart as far as it can be had', async () => {
    const articles = [pan, { ...pot, maxQuantity: 0 }, aWish('lid', 'Deckel', 900)];
    const { user, calls } = show({ 'wishList/GetArticles': { ret: articles } }, ['pan', 'pot', 'lid']);
    await user.click(await screen.findByRole('button', { name: 'Alle 2 in den Warenkorb' }));
    await waitFor(() => expect(keptWishes().skus).toEqual(['pot']));
    expect(calls.filter(({ method }) => method === 'AddItem').map(({ args }) => args[0])).toEqual([
      { sku: 'lid', qty: 1 },
      { sku: 'pan', qty: 1 },
    ]);
  });

  it('keeps the focus when it is asked for once more after it did not load', async () => {
    let isDown = true;
    const { user } = show({ 'wishList/GetArticles': () => (isDown ? httpStatus(400) : { ret: [pan] }) });
    const retry = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
    isDown = false;
    await user.click(retry);
    const article = await screen.findByRole('link', { name: 'Pfanne' });
    await waitFor(() => expect(document.activeElement).toContainElement(article));
    expect(document.body).not.toHaveFocus();
  });

  it('says how it is filled where there is nothing on it', async () => {
    renderProfile('/wish-list', { isSignedIn: false });
    expect(await screen.findByRole('heading', { name: 'Noch nichts gemerkt' })).toBeVisible();
  });
});

describe('the lists of a customer', () => {
  const lists = [aList('first', '', [pan]), aList('birthday', 'Geburtstag', [pot])];
  const show = (services: FakeServices = {}) =>
    renderProfile('/wish-list', {
      services: {
        'wishList/GetLists': { ret: lists, mails: false },
        'wishList/GetWishes': { ret: ['pan', 'pot'] },
        'wishList/Remove': { error: null },
        ...added,
        ...services,
      },
    });

  it('are shown one at a time, and give articles to each other', async () => {
    const { user, calls } = show({ 'wishList/Move': { error: null } });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Liste' }), 'Geburtstag');
    expect(titles()).toEqual(['Topf']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Topf: auf eine andere Liste' }), 'Meine Merkliste');
    await user.click(screen.getByRole('button', { name: 'Topf: verschieben' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'Move')?.args).toEqual(['pot', 'birthday', 'first']),
    );
  });

  it('give an article away once the button is pressed, as a closed select changes with every arrow key', async () => {
    const { user, calls } = show({
      'wishList/GetLists': { ret: [...lists, aList('camping', 'Zelten', [])], mails: false },
      'wishList/Move': { error: null },
    });
    const moved = () => calls.filter(({ method }) => method === 'Move').map(({ args }) => args);
    const targets = await screen.findByRole('combobox', { name: 'Pfanne: auf eine andere Liste' });
    await user.selectOptions(targets, 'Geburtstag');
    await user.selectOptions(targets, 'Zelten');
    expect(moved()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Pfanne: verschieben' }));
    await waitFor(() => expect(moved()).toEqual([['pan', 'first', 'camping']]));
  });

  it('ask where an article goes before they give it away', async () => {
    const { user, calls } = show({ 'wishList/Move': { error: null } });
    await user.click(await screen.findByRole('button', { name: 'Pfanne: verschieben' }));
    expect(screen.getByRole('combobox', { name: 'Pfanne: auf eine andere Liste' })).toHaveFocus();
    expect(calls.map(({ method }) => method)).not.toContain('Move');
  });

  it('have the focus at the list after an article has gone to another', async () => {
    const { user } = show({
      'wishList/GetLists': inTurn(
        { ret: [aList('first', '', [pan, pot]), aList('birthday', 'Geburtstag', [])], mails: false },
        { ret: [aList('first', '', [pot]), aList('birthday', 'Geburtstag', [pan])], mails: false },
      ),
      'wishList/Move': { error: null },
    });
    const targets = await screen.findByRole('combobox', { name: 'Pfanne: auf eine andere Liste' });
    await user.selectOptions(targets, 'Geburtstag');
    await user.click(screen.getByRole('button', { name: 'Pfanne: verschieben' }));
    await waitFor(() => expect(titles()).toEqual(['Topf']));
    await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole('link', { name: 'Topf' })));
    expect(document.body).not.toHaveFocus();
  });

  it('say when another list has no room for an article', async () => {
    const { user } = show({ 'wishList/Move': { error: 'tooMany' } });
    const targets = await screen.findByRole('combobox', { name: 'Pfanne: auf eine andere Liste' });
    await user.selectOptions(targets, 'Geburtstag');
    await user.click(screen.getByRole('button', { name: 'Pfanne: verschieben' }));
    expect(await screen.findByText(/Die Liste ist voll/)).toBeVisible();
    expect(titles()).toEqual(['Pfanne']);
  });

  it('say when an article that was removed cannot come back', async () => {
    const { user } = show({ 'wishList/Add': { error: 'tooMany' } });
    await user.click(await screen.findByRole('button', { name: 'Pfanne: entfernen' }));
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(await screen.findByText(/Die Liste ist voll/)).toBeVisible();
  });

  it('lose what goes to the cart', async () => {
    const { user, calls } = show();
    await user.click(await screen.findByRole('button', { name: 'Pfanne: in den Warenkorb' }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'Remove')?.args).toEqual([['pan'], 'first']));
  });

  it('are made with a name of their own', async () => {
    const { user } = show({ 'wishList/CreateList': { listId: '', error: 'exists' } });
    const field = await screen.findByRole('textbox', { name: 'Name der neuen Liste' });
    await user.click(screen.getByRole('button', { name: 'Anlegen' }));
    expect(await screen.findByText(/Gib der Liste einen Namen/)).toBeVisible();
    expect(field).toHaveFocus();
    await user.type(field, 'Geburtstag{Enter}');
    expect(await screen.findByText('Eine Liste mit diesem Namen hast du schon.')).toBeVisible();
    expect(field).toHaveValue('Geburtstag');
  });

  it('are shared without a name unless one is given', async () => {
    const { user, calls } = show({ 'wishList/Share': { token: 'geheim', expiresAt: 0, error: null } });
    await user.click(await screen.findByRole('button', { name: 'Link erstellen' }));
    expect(await screen.findByRole('textbox', { name: 'Link zum Weitergeben' })).toHaveValue(
      `${location.origin}/profil/wish-list#shared=geheim`,
    );
    expect(calls.find(({ method }) => method === 'Share')?.args).toEqual(['first', '']);
  });

  it('are shared no longer, and the focus stays there', async () => {
    const shared = { ...lists[0]!, sharedUntil: Date.UTC(2030, 0, 1) };
    const { user } = show({
      'wishList/GetLists': inTurn({ ret: [shared], mails: false }, { ret: [lists[0]], mails: false }),
      'wishList/StopSharing': { error: null },
    });
    await user.click(await screen.findByRole('button', { name: 'Nicht mehr teilen' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Nicht mehr teilen' })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('region', { name: 'Liste teilen' })).toHaveFocus());
  });

  it('are deleted after a question', async () => {
    const { user, calls } = show({
      'wishList/GetLists': inTurn({ ret: lists, mails: false }, { ret: [lists[0]], mails: false }),
      'wishList/DeleteList': { error: null },
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Liste' }), 'Geburtstag');
    await user.click(screen.getByRole('button', { name: 'Liste löschen …' }));
    await user.click(await screen.findByRole('button', { name: 'Ja, löschen' }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'DeleteList')?.args).toEqual(['birthday']));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Liste' })).not.toBeInTheDocument());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('send mails to who wants them', async () => {
    const { user, calls } = show({ 'wishList/SetMails': { error: null } });
    await user.click(await screen.findByRole('checkbox', { name: /Schreibt mir/ }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'SetMails')?.args).toEqual([true]));
  });

  it('are told of one press on the mails after the other, and show the last', async () => {
    const { answers, answer } = heldAnswers({ error: null });
    const { user, calls } = show({ 'wishList/SetMails': answer });
    const told = () => calls.filter(({ method }) => method === 'SetMails').map(({ args }) => args);
    const box = await screen.findByRole('checkbox', { name: /Schreibt mir/ });
    await user.click(box);
    await user.click(box);
    await waitFor(() => expect(told()).toEqual([[true]]));
    await act(async () => answers.shift()!());
    await waitFor(() => expect(told()).toEqual([[true], [false]]));
    expect(box).not.toBeChecked();
    await act(async () => answers.shift()!());
  });
});

describe('a link', () => {
  it('shows a list, whose articles can be put into the cart and not removed', async () => {
    const { user, calls } = renderProfile('/wish-list#shared=geheim', {
      isSignedIn: false,
      services: {
        'wishList/GetShared': { ret: { title: 'Geburtstag', items: [pan, pot], sharedName: 'Anna' }, error: null },
        ...added,
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Geburtstag' })).toBeVisible();
    expect(screen.getByText('Eine Liste von Anna')).toBeVisible();
    expect(screen.queryByRole('button', { name: /entfernen/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Alle 2 in den Warenkorb' }));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'AddItem')).toHaveLength(2));
    expect(titles()).toEqual(['Pfanne', 'Topf']);
  });

  it('that has ended says so', async () => {
    renderProfile('/wish-list#shared=alt', {
      isSignedIn: false,
      services: { 'wishList/GetShared': { ret: null, error: 'notFound' } },
    });
    expect(await screen.findByRole('heading', { name: 'Diese Liste gibt es nicht mehr' })).toBeVisible();
  });

  it('of a mail ends the mails', async () => {
    const { calls } = renderProfile('/wish-list#stop=token', {
      isSignedIn: false,
      services: { 'wishList/StopMails': { error: null } },
    });
    expect(await screen.findByText('Du bekommst diese Mails nicht mehr.')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'StopMails').map(({ args }) => args)).toEqual([['token']]);
  });
});
