import { preloadable, type Preloadable } from '@shop/preloadable';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderInPage } from '../testing';
import { hydrateServerHtml, removeHydrated } from './test/hydrateServerHtml';
import { WhenNear } from './WhenNear';

/** Brings the observed part near the window. */
let comeNear: () => Promise<void>;
beforeEach(() => {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((tell) => {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    comeNear = () => act(async () => tell([entry], {} as IntersectionObserver));
    return { observe() {}, disconnect() {} } as unknown as IntersectionObserver;
  });
});
afterEach(removeHydrated);

const Part = () => <button type="button">lebendig</button>;
const code = () => preloadable(() => Promise.resolve({ Part }));
const near = (part: Preloadable<{ Part: typeof Part }>, more?: ReactNode) => (
  <WhenNear part={part} readable>
    {({ Part: Hydrated }) => (
      <>
        <Hydrated />
        {more}
      </>
    )}
  </WhenNear>
);
const written = (html: string) => `<!--$--><div class="">${html}</div><!--/$-->`;

it('loads and renders nothing before the visitor is near', async () => {
  const load = jest.fn(() => Promise.resolve({ Part }));
  await hydrateServerHtml(written(''), near(preloadable(load)));
  expect(load).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await comeNear();
  expect(screen.getByRole('button')).toBeVisible();
});

it('never loads the code of what is only read, where the server wrote it', async () => {
  const load = jest.fn(() => Promise.resolve({ Part }));
  const still = (
    <WhenNear part={preloadable(load)} readable isStatic>
      {({ Part: Loaded }) => <Loaded />}
    </WhenNear>
  );
  const observed = jest.mocked(window.IntersectionObserver);
  const { recovered } = await hydrateServerHtml(written('<p>zu lesen</p>'), still);
  expect(observed).not.toHaveBeenCalled();
  expect(screen.getByText('zu lesen')).toBeVisible();
  expect(recovered).not.toHaveBeenCalled();
  removeHydrated();

  // Without the server's HTML, as on a later navigation, it comes as other parts do.
  await hydrateServerHtml(written(''), still);
  await comeNear();
  expect(screen.getByRole('button')).toBeVisible();
});

it('leaves what the server wrote alone, whatever changes around it and wherever the code is, until the visitor is near', async () => {
  const part = code();
  await part.load();
  const page = (title: string) => (
    <>
      <h1>{title}</h1>
      {near(part)}
    </>
  );
  const { recovered, rerender } = await hydrateServerHtml(`<h1>A</h1>${written('<p>vom Server</p>')}`, page('A'));
  const shown = screen.getByText('vom Server');
  await rerender(page('B'));
  expect(screen.getByRole('heading')).toHaveTextContent('B');
  expect(shown).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await comeNear();
  expect(screen.getByRole('button')).toBeVisible();
  expect(shown).not.toBeInTheDocument();
  expect(recovered).not.toHaveBeenCalled();
});

it('keeps what the server wrote where the code cannot be had, says so, and tries again', async () => {
  const load = jest.fn<Promise<{ Part: typeof Part }>, []>().mockRejectedValueOnce(new Error('no such chunk'));
  load.mockRejectedValueOnce(new Error('still none')).mockResolvedValue({ Part });
  const { recovered } = await hydrateServerHtml(written('<p>vom Server</p>'), near(preloadable(load)));
  await comeNear();
  expect(screen.getByText('vom Server')).toBeVisible();
  const retry = () => screen.getByRole('button', { name: 'Noch einmal versuchen' });
  expect(screen.getByRole('status')).toContainElement(retry());

  await userEvent.click(retry());
  expect(screen.getByText('vom Server')).toBeVisible();
  await userEvent.click(retry());
  expect(await screen.findByRole('button', { name: 'lebendig' })).toBeVisible();
  expect(screen.queryByText('vom Server')).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(recovered).not.toHaveBeenCalled();
});

it('keeps the keyboard on the control it is on', async () => {
  const html = written('<a href="#a">Anfang</a><button type="button" data-lifeless="">lebendig</button>');
  await hydrateServerHtml(
    html,
    <WhenNear part={code()} readable>
      {({ Part: Hydrated }) => (
        <>
          <a href="#a">Anfang</a>
          <Hydrated />
        </>
      )}
    </WhenNear>,
  );
  const button = screen.getByRole('button', { name: 'lebendig' });
  button.focus();
  await comeNear();
  expect(button).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'lebendig' })).toHaveFocus();
});

it('keeps what was typed, and tells components of it', async () => {
  const onChange = jest.fn();
  const part = preloadable(() => Promise.resolve({ onChange }));
  await hydrateServerHtml(
    written('<input aria-label="ab" value=""><input aria-label="bis" value="">'),
    <WhenNear part={part} readable>
      {(module) => (
        <>
          <input aria-label="ab" />
          <input aria-label="bis" onChange={({ target }) => module.onChange(target.value)} />
        </>
      )}
    </WhenNear>,
  );
  await userEvent.type(screen.getByLabelText('bis'), '6');
  await comeNear();
  expect(screen.getByLabelText('bis')).toHaveValue('6');
  expect(screen.getByLabelText('bis')).toHaveFocus();
  expect(screen.getByLabelText('ab')).toHaveValue('');
  expect(onChange).toHaveBeenCalledWith('6');
});

it('keeps details open', async () => {
  const details = (
    <>
      <details>
        <summary>Eins</summary>
      </details>
      <details>
        <summary>Zwei</summary>
      </details>
    </>
  );
  await hydrateServerHtml(
    written('<details><summary>Eins</summary></details><details open><summary>Zwei</summary></details>'),
    <WhenNear part={code()} readable>
      {({ Part: Hydrated }) => (
        <>
          {details}
          <Hydrated />
        </>
      )}
    </WhenNear>,
  );
  await comeNear();
  expect(screen.getByRole('button', { name: 'lebendig' })).toBeVisible();
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
});

it.each([
  [
    'to what leads to the same',
    <a key="a" href="#b">
      Bild
    </a>,
    'Bild',
  ],
  ['to the section, if nothing does', null, 'Abschnitt'],
])('leads the keyboard %s, where something else stands in its place', async (_, hydrated, expected) => {
  await hydrateServerHtml(
    `<section tabindex="-1" aria-label="Abschnitt">${written('<a href="#b">Titel</a>')}</section>`,
    <section tabIndex={-1} aria-label="Abschnitt">
      {near(code(), hydrated)}
    </section>,
  );
  screen.getByRole('link', { name: 'Titel' }).focus();
  await comeNear();
  expect(document.activeElement).toHaveAccessibleName(expected);
});

it('keeps what the server wrote until its data is here, too', async () => {
  const data = Promise.withResolvers<void>();
  await hydrateServerHtml(
    written('<p>vom Server</p>'),
    <WhenNear part={code()} prepare={() => data.promise} readable>
      {({ Part: Hydrated }) => <Hydrated />}
    </WhenNear>,
  );
  await comeNear();
  expect(screen.getByText('vom Server')).toBeVisible();
  await act(async () => data.resolve());
  expect(screen.getByRole('button')).toBeVisible();
  expect(screen.queryByText('vom Server')).not.toBeInTheDocument();
});

it('keeps what the server wrote until it hears of the data, which may be later than they came', async () => {
  const part = code();
  const page = (isReady: boolean) => (
    <WhenNear part={part} prepare={() => Promise.resolve()} isReady={isReady} readable>
      {({ Part: Hydrated }) => <Hydrated />}
    </WhenNear>
  );
  const { rerender } = await hydrateServerHtml(written('<p>vom Server</p>'), page(false));
  await comeNear();
  expect(screen.getByText('vom Server')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await rerender(page(true));
  expect(screen.getByRole('button')).toBeVisible();
});

it('is there at once where code and data are, on a page that the browser renders', async () => {
  const part = code();
  await part.load();
  renderInPage(
    <WhenNear part={part} isReady readable>
      {({ Part: Hydrated }) => <Hydrated />}
    </WhenNear>,
  );
  expect(screen.getByRole('button', { name: 'lebendig' })).toBeVisible();
});

it('presses a button again that was pressed before it could do anything', async () => {
  const onPress = jest.fn();
  const part = preloadable(() => Promise.resolve({ onPress }));
  await hydrateServerHtml(
    written('<button type="button">Hilfreich</button><button type="button">Melden</button>'),
    <WhenNear part={part} readable>
      {(module) => (
        <>
          <button type="button">Hilfreich</button>
          <button type="button" onClick={module.onPress}>
            Melden
          </button>
        </>
      )}
    </WhenNear>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Melden' }));
  expect(onPress).not.toHaveBeenCalled();
  await comeNear();
  expect(onPress).toHaveBeenCalledTimes(1);
});

it.each(['pointerup', 'pointercancel'])(
  'stays as it is while something in it is pressed, until %s and what the press does are over',
  async (end) => {
    await hydrateServerHtml(written('<a href="#pan">Pfanne</a>'), near(code()));
    const link = screen.getByRole('link', { name: 'Pfanne' });
    fireEvent.pointerDown(link);
    await comeNear();
    expect(link).toBeInTheDocument();
    fireEvent(link, new Event(end, { bubbles: true }));
    expect(link).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'lebendig' })).toBeInTheDocument();
    expect(link).not.toBeInTheDocument();
  },
);

describe('a list that has changed since the server wrote it', () => {
  const onReport = jest.fn();
  const entry = (text: string) => `<li>${text}<button type="button">Hilfreich</button><button>Melden</button></li>`;

  async function report(text: string, now: string[]) {
    onReport.mockClear();
    await hydrateServerHtml(
      written(`<ul>${entry('Gut')}${entry('Schlecht')}</ul>`),
      <WhenNear part={preloadable(() => Promise.resolve({ onReport }))} readable>
        {(module) => (
          <ul>
            {now.map((each) => (
              <li key={each}>
                {each}
                <button type="button">Hilfreich</button>
                <button type="button" onClick={() => module.onReport(each)}>
                  Melden
                </button>
              </li>
            ))}
          </ul>
        )}
      </WhenNear>,
    );
    await userEvent.click(within(screen.getByText(text)).getByRole('button', { name: 'Melden' }));
    await comeNear();
  }

  it('has the button of the same entry pressed, wherever that stands now', async () => {
    await report('Schlecht', ['Neu', 'Gut', 'Schlecht']);
    expect(onReport.mock.calls).toEqual([['Schlecht']]);
  });

  it('has no other pressed where the entry is gone', async () => {
    await report('Schlecht', ['Gut', 'Neu']);
    expect(onReport).not.toHaveBeenCalled();
  });

  it('has a vote pressed whose count and state are others for this visitor', async () => {
    const onVote = jest.fn();
    await hydrateServerHtml(
      written(
        '<article data-key="a1">Gut<button type="button" data-key="like">Hilfreich 3</button><noscript><span>3</span></noscript></article>',
      ),
      <WhenNear part={preloadable(() => Promise.resolve({ onVote }))} readable>
        {(module) => (
          <article data-key="a1">
            Gut
            <button type="button" data-key="like" onClick={() => module.onVote()}>
              Hilfreich 4, auch für dich
            </button>
          </article>
        )}
      </WhenNear>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Hilfreich 3' }));
    await comeNear();
    expect(onVote).toHaveBeenCalledTimes(1);
  });
});
