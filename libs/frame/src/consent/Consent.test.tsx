import { trackEvent } from '@shop/analytics';
import { BrandProvider } from '@shop/brand';
import { neutralBrand, renderWithShop } from '@shop/testing';
import { Link } from '@shop/ui-kit/link';
import { act, screen, waitFor, within } from '@testing-library/react';
import { LatePartsSlot } from '../parts/LatePartsSlot';
import { MAIN_ID } from '../useMainFocus';
import { PrivacySettings } from './PrivacySettings';

/** As in Safari, which has no requestIdleCallback. */
const IDLE_MS = 2_000;

interface Sent {
  event: string;
  page_title?: string;
}
let sent: Sent[];
beforeEach(() => {
  sent = [];
  document.title = 'Pfannen';
  document.documentElement.removeAttribute('style');
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function renderSlot() {
  const analytics = { sinks: [() => ({ send: (event: object) => void sent.push(event as Sent) })] };
  return renderWithShop(
    <BrandProvider value={{ ...neutralBrand, analytics }}>
      <LatePartsSlot privacyUrl="/datenschutz" />
      <Link to="/toepfe">Töpfe</Link>
      <main id={MAIN_ID} tabIndex={-1} />
      <PrivacySettings privacyUrl="/datenschutz" />
    </BrandProvider>,
    { path: '/pfannen' },
  );
}
const idle = () => act(() => jest.advanceTimersByTimeAsync(IDLE_MS));
const banner = () => screen.queryByRole('region', { name: 'Deine Privatsphäre' });
const press = (name: string) => screen.getByRole('button', { name });
const stored = () => JSON.parse(localStorage.getItem('consent') ?? 'null') as { granted: string[] } | null;
const box = (name: string) => screen.getByRole('checkbox', { name });

describe('consent banner', () => {
  it('appears when the page is idle, takes no focus and stores nothing', async () => {
    renderSlot();
    expect(banner()).not.toBeInTheDocument();
    await idle();
    expect(banner()).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.body).toHaveFocus();
    expect(within(banner()!).getByRole('link', { name: 'Mehr zum Datenschutz' })).toHaveAttribute(
      'href',
      '/datenschutz',
    );
    expect(localStorage).toHaveLength(0);
  });

  it('styles its answers the same', async () => {
    renderSlot();
    await idle();
    const styles = within(banner()!)
      .getAllByRole('button')
      .map((button) => [button.className, button.dataset['mode'], button.dataset['size']].join());
    expect(styles).toHaveLength(3);
    expect(new Set(styles).size).toBe(1);
  });

  it.each([
    ['Alle akzeptieren', ['statistics', 'marketing', 'externalMedia']],
    ['Nur notwendige', []],
  ])('is answered by "%s" once and for all', async (name, granted) => {
    const { user, unmount } = renderSlot();
    await idle();
    await user.click(press(name));
    expect(banner()).not.toBeInTheDocument();
    expect(stored()).toMatchObject({ decided: true, granted });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    unmount();
    renderSlot();
    await idle();
    expect(banner()).not.toBeInTheDocument();
  });

  it('explains the categories, of which only the necessary one is ticked, and stores the choice', async () => {
    const { user } = renderSlot();
    await idle();
    await user.click(press('Auswählen'));
    const drawer = await screen.findByRole('dialog', { name: 'Privatsphäre-Einstellungen' });
    expect(box('Notwendig')).toBeChecked();
    expect(box('Notwendig')).toBeDisabled();
    for (const name of ['Statistik', 'Marketing', 'Externe Medien']) expect(box(name)).not.toBeChecked();
    expect(box('Externe Medien')).toHaveAccessibleDescription(/YouTube/);

    await user.click(box('Externe Medien'));
    await user.click(box('Marketing'));
    await user.click(box('Marketing'));
    await user.click(press('Auswahl speichern'));
    expect(drawer).not.toBeInTheDocument();
    expect(banner()).not.toBeInTheDocument();
    expect(stored()).toMatchObject({ decided: true, granted: ['externalMedia'] });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays when the categories are closed unanswered', async () => {
    const { user } = renderSlot();
    await idle();
    await user.click(press('Auswählen'));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(banner()).toBeVisible();
    expect(press('Auswählen')).toHaveFocus();
    expect(stored()).toBeNull();
  });

  it('keeps the focused element uncovered while it is shown', async () => {
    const observers: (() => void)[] = [];
    jest.spyOn(globalThis, 'ResizeObserver').mockImplementation(((measure: () => void) => {
      observers.push(measure);
      return { observe() {}, disconnect() {} };
    }) as never);
    jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(window.innerHeight - 140);
    const { user } = renderSlot();
    await idle();
    act(() => observers.forEach((measure) => measure()));
    const { style } = document.documentElement;
    const footer = document.body.appendChild(document.createElement('footer'));
    footer.dataset['clearOfCover'] = '';
    const covered = () => getComputedStyle(footer).getPropertyValue('--covered-below');
    expect([style.scrollPaddingBottom, covered()]).toEqual(Array(2).fill('calc(140px + var(--bar-above, 0px))'));
    // Where every element of the page inherited it, each would be restyled.
    expect(style.getPropertyValue('--covered-below')).toBe('');
    await user.click(press('Nur notwendige'));
    expect([style.scrollPaddingBottom, covered()]).toEqual(['', '']);
    footer.remove();
  });
});

describe('privacy settings', () => {
  it('open the categories again with the current choice, which can be withdrawn', async () => {
    const { user } = renderSlot();
    await idle();
    await user.click(press('Alle akzeptieren'));
    const link = screen.getByRole('link', { name: 'Privatsphäre-Einstellungen' });
    expect(link).toHaveAttribute('href', '/datenschutz');
    await user.click(link);
    await screen.findByRole('dialog');
    expect(box('Statistik')).toBeChecked();
    await user.click(box('Statistik'));
    await user.click(press('Auswahl speichern'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(stored()?.granted).toEqual(['marketing', 'externalMedia']);
    expect(link).toHaveFocus();
  });
});

describe('events', () => {
  it("wait for the answer and then go to the brand's sinks, page views first", async () => {
    const { user } = renderSlot();
    act(() => trackEvent({ name: 'login', method: 'password' }));
    await idle();
    document.title = 'Töpfe';
    await user.click(screen.getByRole('link', { name: 'Töpfe' }));
    expect(sent).toEqual([]);
    await user.click(press('Alle akzeptieren'));
    await waitFor(() => expect(sent).toHaveLength(4));
    expect(sent).toMatchObject([
      { event: 'consent_update' },
      { event: 'page_view', page_title: 'Pfannen' },
      { event: 'login' },
      { event: 'page_view', page_title: 'Töpfe' },
    ]);
  });

  it('are dropped after a refusal', async () => {
    const { user } = renderSlot();
    await idle();
    await user.click(press('Nur notwendige'));
    act(() => trackEvent({ name: 'login', method: 'password' }));
    await idle();
    expect(sent).toEqual([]);
  });
});
