import { renderWithShop } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { noticeShown } from '../messagesSlice';
import type { NoticeInput } from '../notice';
import { useNotify } from '../useNotify';
import { Notifications } from './Notifications';

const KEY = 'notifications.redirect';

function Page({ notice }: { notice: NoticeInput }) {
  const notify = useNotify();
  return (
    <>
      <Notifications />
      <button onClick={() => notify(notice)}>sagen</button>
      <Link to="/weiter">weiter</Link>
      <Link to="/fertig">fertig</Link>
    </>
  );
}

const base: NoticeInput = { id: 'a', domain: 'test', message: 'Erste Meldung' };
const say = () => screen.getByRole('button', { name: 'sagen' });
const go = (name: string) => screen.getByRole('link', { name });

afterEach(() => jest.useRealTimers());

describe('Notifications', () => {
  it('shows a notice until it is dismissed', async () => {
    const { user } = renderWithShop(<Page notice={base} />);
    await user.click(say());
    expect(await screen.findByRole('status')).toHaveTextContent('Erste Meldung');
    await user.click(screen.getByRole('button', { name: 'Meldung schliessen' }));
    expect(screen.queryByText('Erste Meldung')).not.toBeInTheDocument();
  });

  it('interrupts with an error, translated and with a link', async () => {
    const { user } = renderWithShop(
      <Page
        notice={{
          id: 'e',
          domain: 'test',
          type: 'error',
          titleId: 'messages.failed.title',
          messageId: 'messages.failed.text',
          values: { status: '502' },
          action: { url: '/hilfe', labelId: 'messages.network.title' },
        }}
      />,
      { locale: 'en' },
    );
    await user.click(say());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('That did not work');
    expect(alert).toHaveTextContent('The shop answered with error 502.');
    expect(screen.getByRole('link', { name: 'No connection' })).toHaveAttribute('href', '/hilfe');
  });

  it('replaces a notice of the same id and domain, and keeps others', async () => {
    const { store } = renderWithShop(<Notifications />);
    act(() => {
      store.dispatch(noticeShown(base));
      store.dispatch(noticeShown({ ...base, domain: 'other', message: 'Andere' }));
      store.dispatch(noticeShown({ ...base, message: 'Zweite Meldung' }));
    });
    expect(await screen.findByText('Zweite Meldung')).toBeInTheDocument();
    expect(screen.getByText('Andere')).toBeInTheDocument();
    expect(screen.queryByText('Erste Meldung')).not.toBeInTheDocument();
  });

  it('leaves a hidden notice to the drawer of its domain', async () => {
    const { store } = renderWithShop(
      <>
        <Notifications />
        <section aria-label="Drawer">
          <Notifications domain="test" />
        </section>
      </>,
    );
    act(() => void store.dispatch(noticeShown({ ...base, hideFromGlobal: true })));
    const notices = await screen.findAllByText('Erste Meldung');
    expect(notices).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Drawer' })).toContainElement(notices[0] ?? null);
  });

  it('takes a notice away after its time, which stands still under the pointer', async () => {
    jest.useFakeTimers();
    const { user } = renderWithShop(<Page notice={{ ...base, hideAfter: 5000 }} />);
    await user.click(say());
    const text = await screen.findByText('Erste Meldung');
    act(() => void jest.advanceTimersByTime(4000));
    await user.hover(text);
    act(() => void jest.advanceTimersByTime(60_000));
    expect(text).toBeInTheDocument();
    await user.unhover(text);
    act(() => void jest.advanceTimersByTime(900));
    expect(text).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(200));
    expect(text).not.toBeInTheDocument();
  });

  it('clears on a new route what was not meant for it', async () => {
    const { user } = renderWithShop(<Page notice={base} />);
    await user.click(say());
    await screen.findByText('Erste Meldung');
    await user.click(go('weiter'));
    await waitFor(() => expect(screen.queryByText('Erste Meldung')).not.toBeInTheDocument());
  });

  it('shows a notice again after one redirect, and not after two', async () => {
    const { user } = renderWithShop(<Page notice={{ ...base, showAfterRedirect: true }} />);
    await user.click(say());
    expect(await screen.findByText('Erste Meldung')).toBeInTheDocument();
    await user.click(go('weiter'));
    expect(await screen.findByText('Erste Meldung')).toBeInTheDocument();
    await user.click(go('fertig'));
    await waitFor(() => expect(screen.queryByText('Erste Meldung')).not.toBeInTheDocument());
  });

  it('keeps a notice for after the redirect alone, over a page load too', async () => {
    const { user, unmount } = renderWithShop(<Page notice={{ ...base, onlyAfterRedirect: true }} />);
    await user.click(say());
    expect(screen.queryByText('Erste Meldung')).not.toBeInTheDocument();
    expect(sessionStorage.getItem(KEY)).toContain('Erste Meldung');
    unmount();
    renderWithShop(<Page notice={base} />, { path: '/weiter' });
    expect(await screen.findByText('Erste Meldung')).toBeInTheDocument();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });
});
