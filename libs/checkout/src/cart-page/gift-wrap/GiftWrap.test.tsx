import { aCart, aCartItem, aProduct, aSiteContent, type FakeServices } from '@shop/builders';
import { GIFT_WRAP_ITEM } from '@shop/contracts/constants';
import { renderWithShop } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { CartContents } from '../CartContents';
import CartPage from '../CartPage';

const paper = (sku: string, label: string) => ({
  label,
  swatchColor: '#eb5138',
  swatchImage: null,
  targetSKU: sku,
  url: '',
});
const papers = aProduct({
  id: GIFT_WRAP_ITEM,
  price: { amount: { cents: 690 }, crossAmount: { cents: 0 }, currency: 'CHF' },
  configurationOptions: [
    { id: 'variant', label: 'Papier', values: [paper('koralle', 'Koralle'), paper('nacht', 'Sternennacht')] },
  ],
  lettering: {
    maxLength: 20,
    lines: 1,
    font: 'script',
    color: '',
    takesPicture: false,
    takesRecipient: false,
    takesDate: true,
  },
});
const gift = aCartItem({ lineItemId: 'zeile', sku: 'tasse', title: 'Tasse', wrappable: true });
const wrap = aCartItem({
  lineItemId: 'papier',
  sku: 'koralle',
  productId: GIFT_WRAP_ITEM,
  title: 'Geschenkpapier',
  subTitle: 'Koralle',
  parentId: 'zeile',
  personalization: { text: 'Für dich', date: '2026-12-24' },
});
const ok = () => Promise.resolve({ ok: true });
const changes = {
  onUpdate: jest.fn(ok),
  onRemove: jest.fn(ok),
  onSave: jest.fn(ok),
  onAddPart: jest.fn(ok),
  onRemovePart: jest.fn(ok),
  onPersonalize: jest.fn(ok),
};
beforeEach(() => jest.clearAllMocks());

const show = (items = [gift], services: FakeServices = { 'detail/GetProduct': { ret: papers } }) =>
  renderWithShop(
    <CartContents cart={aCart({ items })} specialPages={aSiteContent().specialPages} changes={changes} onEmpty={ok} />,
    { services },
  );
const offer = () => screen.findByRole('button', { name: /Als Geschenk einpacken: Tasse, CHF\s6.90/ });

describe('gift wrap', () => {
  it('has its room before the papers are known, so that nothing moves from under a press', async () => {
    const answer = Promise.withResolvers<{ ret: typeof papers | null }>();
    show([gift], { 'detail/GetProduct': () => answer.promise });
    const room = await screen.findByText(/Als Geschenk einpacken/);
    expect(room).not.toBeVisible();
    answer.resolve({ ret: papers });
    expect(await offer()).toBeVisible();
    expect(room).toBeInTheDocument();
  });

  it('has no room in a shop without papers', async () => {
    show([gift], { 'detail/GetProduct': { ret: null } });
    const room = () => screen.queryByText(/Als Geschenk einpacken/);
    await waitFor(() => expect(room()).not.toBeInTheDocument());
  });

  it('takes a paper, words and a day to the line that is a gift', async () => {
    const { user } = show();
    await user.click(await offer());
    await user.click(await screen.findByRole('radio', { name: 'Sternennacht' }));
    const words = screen.getByRole('textbox', { name: 'Worte auf der Karte' });
    await user.type(words, 'Alles Gute');
    expect(words).toHaveAccessibleDescription('Noch 10 Zeichen');
    await user.type(screen.getByLabelText('Wann wird geschenkt?'), '2027-01-06');
    await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
    const personalization = { text: 'Alles Gute', date: '2027-01-06' };
    expect(changes.onAddPart).toHaveBeenCalledWith({ sku: 'nacht', qty: 1, personalization }, 'zeile');
    await waitFor(() => expect(screen.queryByRole('radio')).not.toBeInTheDocument());
    expect(await offer()).toHaveFocus();
  });

  it('puts pasted lines on the one that the card has', async () => {
    const { user } = show();
    await user.click(await offer());
    const words = await screen.findByRole('textbox', { name: 'Worte auf der Karte' });
    await user.click(words);
    await user.paste('Liebe Ida\nDeine Anna');
    expect(words).toHaveValue('Liebe Ida Deine Anna');
  });

  it('tells the paper with its line, and is no line of its own', async () => {
    show([gift, wrap]);
    expect(await screen.findByText('«Für dich»')).toBeVisible();
    expect(screen.getByText(/Verschenkt/)).toHaveTextContent('Verschenkt am 24.12.2026');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  describe('twice on a line, as two carts may bring it,', () => {
    const second = { ...wrap, lineItemId: 'papier-2', sku: 'nacht', subTitle: 'Sternennacht' };

    it('has the second paper among the parts of the line, where it can be removed', async () => {
      const { user } = show([gift, wrap, second]);
      expect(await screen.findByRole('button', { name: 'Nicht einpacken: Tasse' })).toBeVisible();
      const parts = within(await screen.findByRole('list', { name: 'Tasse' }));
      expect(parts.getAllByRole('listitem')).toHaveLength(1);
      expect(parts.getByText('Sternennacht')).toBeVisible();
      await user.click(parts.getByRole('button', { name: 'Entfernen: Geschenkpapier' }));
      expect(changes.onRemove).toHaveBeenCalledWith(second);
    });

    it('keeps the day of the second one when its words are changed', async () => {
      const { user } = show([
        gift,
        wrap,
        { ...second, personalizable: true, ...(papers.lettering && { lettering: papers.lettering }) },
      ]);
      const parts = within(await screen.findByRole('list', { name: 'Tasse' }));
      const edit = () => parts.getByRole('button', { name: 'Personalisierung ändern: Geschenkpapier' });
      await user.click(edit());
      await user.type(await parts.findByRole('textbox', { name: 'Dein Text' }), ' allein');
      await user.click(parts.getByRole('button', { name: 'Übernehmen' }));
      expect(changes.onPersonalize).toHaveBeenLastCalledWith('papier-2', {
        ...{ imageId: '', text: 'Für dich allein' },
        date: '2026-12-24',
      });
      await user.click(edit());
      await user.clear(await parts.findByRole('textbox', { name: 'Dein Text' }));
      await user.click(parts.getByRole('button', { name: 'Übernehmen' }));
      expect(changes.onPersonalize).toHaveBeenLastCalledWith('papier-2', { date: '2026-12-24' });
    });
  });

  it('is a line where what it belongs to cannot be wrapped any more', async () => {
    const cup = aCartItem({ lineItemId: 'andere', sku: 'becher', title: 'Becher', wrappable: true });
    show([{ ...gift, wrappable: false }, wrap, cup]);
    expect(await screen.findByRole('button', { name: /Als Geschenk einpacken: Becher/ })).toBeVisible();
    const parts = within(screen.getByRole('list', { name: 'Tasse' }));
    expect(parts.getByRole('button', { name: 'Entfernen: Geschenkpapier' })).toBeVisible();
  });

  it('changes the words in place, and another paper in one step', async () => {
    const { user } = show([gift, wrap]);
    await user.click(await screen.findByRole('button', { name: 'Papier und Karte ändern: Tasse' }));
    await user.clear(await screen.findByRole('textbox', { name: 'Worte auf der Karte' }));
    await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
    expect(changes.onPersonalize).toHaveBeenCalledWith('papier', { text: null, date: '2026-12-24' });
    await user.click(screen.getByRole('button', { name: 'Papier und Karte ändern: Tasse' }));
    await user.click(await screen.findByRole('radio', { name: 'Sternennacht' }));
    await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
    const personalization = { text: 'Für dich', date: '2026-12-24' };
    expect(changes.onAddPart).toHaveBeenCalledWith({ sku: 'nacht', qty: 1, personalization }, 'zeile');
    await waitFor(() => expect(screen.queryByRole('radio')).not.toBeInTheDocument());
    // The services let the new paper take the place of the old one.
    expect(changes.onRemovePart).not.toHaveBeenCalled();
  });

  it('is removed without an undo, which could take the place of another paper', async () => {
    const { user } = renderWithShop(<CartPage content={aSiteContent()} />, {
      services: {
        'cart/GetCart': { cart: aCart({ items: [gift, wrap] }) },
        'cart/RemoveItem': { cart: aCart({ version: 2, items: [gift] }) },
        'detail/GetProduct': { ret: papers },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Nicht einpacken: Tasse' }));
    await waitFor(async () => expect(await offer()).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Rückgängig machen' })).not.toBeInTheDocument();
  });

  it('is removed once, however often that is pressed', async () => {
    changes.onRemovePart.mockReturnValueOnce(new Promise(() => undefined));
    const { user } = show([gift, wrap]);
    await user.dblClick(await screen.findByRole('button', { name: 'Nicht einpacken: Tasse' }));
    expect(changes.onRemovePart).toHaveBeenCalledTimes(1);
  });

  it('stays open where the paper cannot be had', async () => {
    changes.onAddPart.mockResolvedValueOnce({ ok: false });
    const { user } = show();
    await user.click(await offer());
    await user.click(await screen.findByRole('button', { name: 'Übernehmen' }));
    expect(changes.onAddPart).toHaveBeenCalled();
    expect(screen.getByRole('radio', { name: 'Koralle' })).toBeChecked();
  });

  it('is not offered by a shop without papers, whose lines of paper stay lines', async () => {
    const { calls } = show([gift, wrap], { 'detail/GetProduct': { ret: null, error: 'NOT_FOUND' } });
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(calls).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /einpacken/ })).not.toBeInTheDocument();
  });

  it('asks for no paper where nothing can be wrapped', () => {
    expect(show([aCartItem()]).calls).toEqual([]);
  });
});
