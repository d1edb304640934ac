import { trackEvent } from '@shop/analytics';
import { Link } from '@shop/ui-kit/link';
import { act, screen, waitFor, within } from '@testing-library/react';
import { noticeShown } from '../noticesSlice';
import type { NoticeInput } from '../notice';
import { notifyOf } from '../notifyOf';
import { useNotify } from '../useNotify';
import { renderWithNotices } from '../test/renderWithNotices';
import { Notifications } from './Notifications';

jest.mock('@shop/analytics', () => ({ trackEvent: jest.fn() }));

const KEY = 'notifications.redirect';

function Page({ notice }: { notice: NoticeInput }) {
  const notify = useNotify();
  return (
    <>
      <Notifications />
      <button onClick={() => notify(notice)}>sagen</button>
      <Link to="/hier">hier</Link>
      <Link to="/weiter">weiter</Link>
      <Link to="/fertig">fertig</Link>
    </>
  );
}

const base: NoticeInput = { id: 'a', domain: 'test', message: 'Erste Meldung' };
const say = () => screen.getByRole('button', { name: 'sagen' });
const go = (name: string) => screen.getByRole('link', { name });

afterEach(() => {
  jest.useRealTimers();
});

describe('Notifications', () => {
  it('shows a notice until it is dismissed', async () => {
    const { user } = renderWithNotices(<Page notice={base} />);
    await user.click(say());
    expect(await screen.findByRole('status')).toHaveTextContent('Erste Meldung');
    await user.click(screen.getByRole('button', { name: 'Meldung schliessen' }));
    expect(screen.queryByText('Erste Meldung')).not.toBeInTheDocument();
  });

  it('interrupts with an error, translated and with a link', async () => {
    const { user } = renderWithNotices(
      <Page
        notice={{
          id: 'e',
          domain: 'test',
          type: 'error',
          titleId: 'notices.failed.title',
          messageId: 'notices.failed.text',
          values: { status: '502' },
          action: { url: '/hilfe', labelId: 'notices.network.title' },
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
    const { store } = renderWithNotices(<Notifications />);
    act(() => {
      store.dispatch(noticeShown(base));
      store.dispatch(noticeShown({ ...base, domain: 'other', message: 'Andere' }));
      store.dispatch(noticeShown({ ...base, message: 'Zweite Meldung' }));
    });
    expect(await screen.findByText('Zweite Meldung')).toBeInTheDocument();
    expect(screen.getByText('Andere')).toBeInTheDocument();
    expect(screen.queryByText('Erste Meldung')).not.toBeInTheDocument();
  });

  it("leaves a hidden notice to its domain's region", async () => {
    const { store } = renderWithNotices(
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

  it('removes a notice after its time, which pauses on hover', async () => {
    jest.useFakeTimers();
    const { user } = renderWithNotices(<Page notice={{ ...base, hideAfter: 5000 }} />);
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

  it('clears other notices on a new route', async () => {
    const { user } = renderWithNotices(<Page notice={base} />);
    await user.click(say());
    await screen.findByText('Erste Meldung');
    await user.click(go('weiter'));
    await waitFor(() => expect(screen.queryByText('Erste Meldung')).not.toBeInTheDocument());
  });

  it('shows a notice after one redirect, and not after two', async () => {
    const { user } = renderWithNotices(<Page notice={{ ...base, showAfterRedirect: true }} />);
    await user.click(say());
    expect(await screen.findByText('Erste Meldung')).toBeInTheDocument();
    await user.click(go('weiter'));
    expect(await screen.findByText('Erste Meldung')).toBeInTheDocument();
    await user.click(go('fertig'));
    await waitFor(() => expect(screen.queryByText('Erste Meldung')).not.toBeInTheDocument());
  });

  it('keeps a notice only for after the redirect, also across a page load', async () => {
    const { user, unmount } = renderWithNotices(<Page notice={{ ...base, onlyAfterRedirect: true }} />);
    await user.click(say());
    expect(screen.queryByText('Erste Meldung')).not.toBeInTheDocument();
    expect(sessionStorage.getItem(KEY)).toContain('Erste Meldung');
    unmount();
    renderWithNotices(<Page notice={base} />, { path: '/weiter' });
    expect(await screen.findByText('Erste Meldung')).toBeInTheDocument();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('shows a notice kept only for after the redirect also where the path stays, for its whole time', async () => {
    jest.useFakeTimers();
    const { user } = renderWithNotices(<Page notice={{ ...base, onlyAfterRedirect: true, hideAfter: 5000 }} />, {
      path: '/hier?token=abc',
    });
    await user.click(say());
    act(() => void jest.advanceTimersByTime(60_000));
    expect(screen.queryByText('Erste Meldung')).not.toBeInTheDocument();
    await user.click(go('hier'));
    const text = await screen.findByText('Erste Meldung');
    expect(sessionStorage.getItem(KEY)).toBeNull();
    act(() => void jest.advanceTimersByTime(4900));
    expect(text).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(200));
    expect(text).not.toBeInTheDocument();
  });

  it('keeps a notice that is shown already while the path stays, and for the next one', async () => {
    const { user } = renderWithNotices(<Page notice={{ ...base, showAfterRedirect: true }} />, {
      path: '/hier?page=2',
    });
    await user.click(say());
    const text = await screen.findByText('Erste Meldung');
    await user.click(go('hier'));
    expect(text).toBeInTheDocument();
    await user.click(go('weiter'));
    expect(await screen.findByText('Erste Meldung')).toBeInTheDocument();
  });

  it('drops a notice kept for after the redirect once it was dismissed or replaced', async () => {
    const { user } = renderWithNotices(<Page notice={{ ...base, showAfterRedirect: true }} />);
    await user.click(say());
    await user.click(await screen.findByRole('button', { name: 'Meldung schliessen' }));
    expect(sessionStorage.getItem(KEY)).toBeNull();
    await user.click(go('weiter'));
    expect(screen.queryByText('Erste Meldung')).not.toBeInTheDocument();

    sessionStorage.setItem(KEY, JSON.stringify([{ ...base, message: 'Alte Meldung', onlyAfterRedirect: true }]));
    const other = renderWithNotices(<Page notice={base} />, { path: '/x' });
    expect(await screen.findByText('Alte Meldung')).toBeInTheDocument();
    other.unmount();
  });

  it.each(['{', '"text"', '[null]', '7'])('survives %s in the storage', (kept) => {
    sessionStorage.setItem(KEY, kept);
    renderWithNotices(<Notifications />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('pauses the timer on keyboard focus, and resumes it afterwards', async () => {
    jest.useFakeTimers();
    const { user } = renderWithNotices(<Page notice={{ ...base, hideAfter: 5000 }} />);
    await user.click(say());
    const text = await screen.findByText('Erste Meldung');
    await user.hover(text);
    act(() => screen.getByRole('button', { name: 'Meldung schliessen' }).focus());
    await user.unhover(text);
    act(() => void jest.advanceTimersByTime(60_000));
    expect(text).toBeInTheDocument();
    act(() => say().focus());
    act(() => void jest.advanceTimersByTime(5000));
    expect(text).not.toBeInTheDocument();
  });

  it('restarts the timer when the same notice is shown again', async () => {
    jest.useFakeTimers();
    const { user } = renderWithNotices(<Page notice={{ ...base, hideAfter: 5000 }} />);
    await user.click(say());
    await screen.findByText('Erste Meldung');
    act(() => void jest.advanceTimersByTime(4000));
    await user.click(say());
    act(() => void jest.advanceTimersByTime(4000));
    expect(screen.getByText('Erste Meldung')).toBeInTheDocument();
  });

  it('restores the focus when it is dismissed by keyboard, and resumes the other timers', async () => {
    jest.useFakeTimers();
    const { user, store } = renderWithNotices(<Page notice={base} />);
    await user.click(say());
    act(() => void store.dispatch(noticeShown({ ...base, id: 'b', message: 'Zweite Meldung', hideAfter: 5000 })));
    const [first] = await screen.findAllByRole('button', { name: 'Meldung schliessen' });
    act(() => say().focus());
    act(() => first?.focus());
    await user.keyboard('{Enter}');
    expect(say()).toHaveFocus();
    expect(screen.getByText('Zweite Meldung')).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(5000));
    expect(screen.queryByText('Zweite Meldung')).not.toBeInTheDocument();
  });

  it('has no dismiss button where it is not dismissible', async () => {
    const { user } = renderWithNotices(<Page notice={{ ...base, dismissible: false }} />);
    await user.click(say());
    const notice = await screen.findByRole('status');
    expect(within(notice).queryByRole('button')).not.toBeInTheDocument();
  });

  it('calls the handler of its button, and closes', async () => {
    const onPress = jest.fn();
    const { user } = renderWithNotices(<Page notice={{ ...base, action: { label: 'Rückgängig', onPress } }} />);
    await user.click(say());
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Erste Meldung')).not.toBeInTheDocument();
  });

  it('has no button after a page load, which functions do not survive', async () => {
    const kept = { ...base, onlyAfterRedirect: true, action: { label: 'Rückgängig' } };
    sessionStorage.setItem(KEY, JSON.stringify([kept]));
    renderWithNotices(<Notifications />);
    expect(await screen.findByText('Erste Meldung')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument();
  });

  it('is scrolled into view half a second after it has appeared', async () => {
    jest.useFakeTimers();
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = renderWithNotices(<Page notice={base} />);
    await user.click(say());
    const notice = await screen.findByRole('status');
    act(() => void jest.advanceTimersByTime(499));
    expect(scroll).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(1));
    expect(scroll.mock.contexts).toEqual([notice.parentElement]);
  });

  it('tracks an error once, and nothing else', async () => {
    const track = jest.mocked(trackEvent).mockClear();
    const error: NoticeInput = { ...base, type: 'error', showAfterRedirect: true };
    const { user, store } = renderWithNotices(<Page notice={error} />);
    await user.click(say());
    await user.click(go('weiter'));
    await screen.findByText('Erste Meldung');
    act(() => notifyOf(store.dispatch)({ ...base, id: 'w', type: 'warning' }));
    expect(track.mock.calls).toEqual([[{ name: 'error', id: 'a', domain: 'test' }]]);
  });

  it.each(['info', 'notice', 'noticeGi', 'error', 'warning', 'success', 'feature', 'teaser'] as const)(
    'supports the type %s',
    async (type) => {
      const { user } = renderWithNotices(<Page notice={{ ...base, type }} />);
      await user.click(say());
      expect(await screen.findByRole(type === 'error' ? 'alert' : 'status')).toHaveAttribute('data-type', type);
    },
  );

  it('shows a trace id on a line of its own', async () => {
    const { user } = renderWithNotices(<Page notice={{ ...base, traceId: '4bf92f35' }} />);
    await user.click(say());
    const trace = await screen.findByText('Für den Kundendienst: 4bf92f35');
    expect(trace).toBeVisible();
    expect(trace.textContent).not.toContain('Erste Meldung');
  });

  it('takes errors that were told in a dialog along when it closes, and nothing else', async () => {
    const { store } = renderWithNotices(<Notifications />);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    act(() => void store.dispatch(noticeShown({ ...base, type: 'error', message: 'Fehler davor' })));
    await screen.findByText('Fehler davor');
    act(() => dialog.showModal());
    await waitFor(() => expect(dialog).toContainElement(screen.getByText('Fehler davor')));
    act(() => {
      store.dispatch(noticeShown({ ...base, id: 'b', type: 'error', message: 'Fehler darin' }));
      store.dispatch(noticeShown({ ...base, id: 'c', type: 'success', message: 'Gespeichert' }));
    });
    await screen.findByText('Fehler darin');
    act(() => dialog.remove());
    await waitFor(() => expect(screen.queryByText('Fehler darin')).not.toBeInTheDocument());
    expect(screen.getByText('Fehler davor')).toBeVisible();
    expect(screen.getByText('Gespeichert')).toBeVisible();
  });

  it('moves into an open modal dialog, and back', async () => {
    const { user } = renderWithNotices(<Page notice={base} />);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    await user.click(say());
    expect(dialog).not.toContainElement(await screen.findByText('Erste Meldung'));
    act(() => dialog.showModal());
    await waitFor(() => expect(dialog).toContainElement(screen.getByText('Erste Meldung')));
    act(() => dialog.remove());
    expect(await screen.findByText('Erste Meldung')).toBeVisible();
  });
});
