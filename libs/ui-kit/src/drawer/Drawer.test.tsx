import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useNavigator } from '@shop/router';
import { renderInPage } from '../testing';
import { Drawer } from './Drawer';

function Page({ inner = false }) {
  const [isOpen, setOpen] = useState(false);
  const [isInnerOpen, setInnerOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Filter</button>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title="Filters">
        <p>Colour</p>
        {inner && <button onClick={() => setInnerOpen(true)}>More</button>}
        <Drawer open={isInnerOpen} onClose={() => setInnerOpen(false)} title="All colours">
          Red
        </Drawer>
      </Drawer>
    </>
  );
}

const scrolls = () => document.documentElement.style.overflow !== 'hidden';

it('mounts its content only while it is open', async () => {
  renderInPage(<Page />);
  expect(screen.queryByText('Colour')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  expect(screen.getByRole('dialog', { name: 'Filters' })).toContainElement(screen.getByText('Colour'));
});

it.each([
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Schliessen' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the way back of a phone', () => fireEvent(screen.getByRole('dialog'), new Event('cancel'))],
  ['a click beside it', () => userEvent.click(screen.getByRole('dialog'))],
])('closes by %s and restores the focus', async (_, close) => {
  renderInPage(<Page />);
  const opener = screen.getByRole('button', { name: 'Filter' });
  await userEvent.click(opener);
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  await close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

it('closes by the way back of the browser, one at a time, and leaves the page only afterwards', async () => {
  function Back() {
    const navigator = useNavigator();
    return <button onClick={() => navigator.go(-1)}>Zurück</button>;
  }
  renderInPage(
    <>
      <Page inner />
      <Back />
    </>,
  );
  const back = () => fireEvent.click(screen.getByText('Zurück'));
  const opener = screen.getByRole('button', { name: 'Filter' });
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  back();
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'All colours' })).not.toBeInTheDocument();
  back();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

it('closes when the browser closes it without asking', async () => {
  renderInPage(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
  // Not only hidden: its content is unmounted, and the page scrolls again.
  expect(screen.queryByText('Colour')).not.toBeInTheDocument();
  expect(scrolls()).toBe(true);
});

it('stays open when the event of an earlier close comes late', async () => {
  renderInPage(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(screen.getByText('Colour')).toBeInTheDocument();
});

it('gives the focus to the element that is marked for it', async () => {
  renderInPage(
    <Drawer open onClose={jest.fn()} title="Sign in">
      <input aria-label="Name" data-autofocus="" />
    </Drawer>,
  );
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

it('returns the focus to what stands where its opener stood', async () => {
  function SignIn() {
    const [isSignedIn, setSignedIn] = useState(false);
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <div>{isSignedIn ? <a href="/me">Me</a> : <button onClick={() => setOpen(true)}>Sign in</button>}</div>
        <Drawer open={isOpen} onClose={() => setOpen(false)} title="Sign in">
          <button
            onClick={() => {
              setSignedIn(true);
              setOpen(false);
            }}
          >
            Go
          </button>
        </Drawer>
      </>
    );
  }
  renderInPage(<SignIn />);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(screen.getByRole('link', { name: 'Me' })).toHaveFocus();
});

it('has no landmark of a page’s header', async () => {
  renderInPage(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  expect(screen.getByRole('dialog').querySelector('header')).toBeNull();
});

it('is half as wide and on the left by default', () => {
  const close = jest.fn();
  const { rerender } = renderInPage(
    <Drawer open onClose={close} title="Filters">
      Colour
    </Drawer>,
  );
  expect(screen.getByRole('dialog').dataset).toMatchObject({ size: 'half', side: 'left' });
  for (const size of ['full', 'wide', 'narrow'] as const) {
    rerender(
      <Drawer open onClose={close} title="Filters" size={size} side="right">
        Colour
      </Drawer>,
    );
    expect(screen.getByRole('dialog').dataset).toMatchObject({ size, side: 'right' });
  }
});

it('is a modal dialog, so that the page behind is inert', async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  renderInPage(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  expect(showModal).toHaveBeenCalledTimes(1);
});

it('stays open when text is selected from inside to outside', async () => {
  renderInPage(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  fireEvent.mouseDown(screen.getByText('Colour'));
  fireEvent.click(screen.getByRole('dialog'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it("locks the page's scroll until the last drawer is closed; Escape closes one at a time", async () => {
  renderInPage(<Page inner />);
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(scrolls()).toBe(false);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'All colours' })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeInTheDocument();
  expect(scrolls()).toBe(false);
  await userEvent.keyboard('{Escape}');
  expect(scrolls()).toBe(true);
});
