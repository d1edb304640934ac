import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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
