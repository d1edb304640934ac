import { Link } from '@shop/ui-kit/link';
import { act, screen, waitFor } from '@testing-library/react';
import { Notifications } from '../notifications/Notifications';
import { renderWithNotices } from '../test/renderWithNotices';
import { Dialogs } from './Dialogs';
import { closeDialogs, openDialog } from './openDialog';
import { FailedDialogs } from './FailedDialogs';

const ask = (id: string, title: string) =>
  openDialog<string>({
    id,
    domain: 'test',
    title,
    content: (resolve) => (
      <>
        <label>
          Grund von {title} <input />
        </label>
        <button onClick={() => resolve(`ja, ${title}`)}>ja</button>
        <Link to="/anderswo">anderswo</Link>
      </>
    ),
  });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const close = () => screen.getByRole('button', { name: 'Schliessen' });

/** Opens a dialog as a click would. */
async function asked(id: string, title: string): Promise<{ answer: Promise<string | false> }> {
  let answer!: Promise<string | false>;
  await act(async () => {
    answer = ask(id, title);
  });
  return { answer };
}

afterEach(() => act(() => closeDialogs()));

describe('Dialogs', () => {
  it('shows only the last dialog and resolves with its answer', async () => {
    const { user } = renderWithNotices(<Dialogs />);
    const first = await asked('a', 'Erste Frage');
    const second = await asked('b', 'Zweite Frage');
    expect(await dialog('Zweite Frage')).toHaveAttribute('data-side', 'right');
    expect(screen.queryByRole('dialog', { name: 'Erste Frage' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'ja' }));
    await expect(second.answer).resolves.toBe('ja, Zweite Frage');

    expect(await dialog('Erste Frage')).toBeVisible();
    await user.click(close());
    await expect(first.answer).resolves.toBe(false);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps input and focus of a covered dialog', async () => {
    const { user } = renderWithNotices(<Dialogs />);
    await asked('a', 'Erste');
    await dialog('Erste');
    const field = screen.getByLabelText('Grund von Erste');
    await user.type(field, 'zu klein');
    await asked('b', 'Zweite');
    await dialog('Zweite');
    expect(field).not.toBeVisible();
    await user.click(close());
    expect(screen.getByLabelText('Grund von Erste')).toHaveValue('zu klein');
    await waitFor(() => expect(field).toHaveFocus());
  });

  it('restores the focus to what opened the first of them', async () => {
    const { user } = renderWithNotices(
      <>
        <button>Öffner</button>
        <Dialogs />
      </>,
    );
    screen.getByRole('button', { name: 'Öffner' }).focus();
    await asked('a', 'Erste');
    await dialog('Erste');
    await asked('b', 'Zweite');
    await dialog('Zweite');
    await user.click(close());
    await user.click(close());
    expect(screen.getByRole('button', { name: 'Öffner' })).toHaveFocus();
  });

  it('replaces a dialog of the same id and domain, which resolves to false', async () => {
    renderWithNotices(<Dialogs />);
    const replaced = await asked('a', 'Alt');
    await asked('a', 'Neu');
    await expect(replaced.answer).resolves.toBe(false);
    expect(await dialog('Neu')).toBeInTheDocument();
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  });

  it('closes all of them on navigation', async () => {
    const { user } = renderWithNotices(<Dialogs />);
    const first = await asked('a', 'Erste');
    const second = await asked('b', 'Zweite');
    await dialog('Zweite');
    await user.click(screen.getByRole('link', { name: 'anderswo' }));
    await expect(Promise.all([first.answer, second.answer])).resolves.toEqual([false, false]);
    expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
  });

  it("resolves to false and shows a notice where the drawer's code fails to load", async () => {
    const resolve = jest.fn();
    const dialogs = [{ key: 1, id: 'a', domain: 'test', title: '', content: () => null, resolve }];
    renderWithNotices(
      <>
        <Notifications />
        <FailedDialogs dialogs={dialogs} />
      </>,
    );
    expect(resolve).toHaveBeenCalledWith(false);
    expect(await screen.findByText(/wurde gerade erneuert/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Seite neu laden' })).toBeVisible();
  });
});
