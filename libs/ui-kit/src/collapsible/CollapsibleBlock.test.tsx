import { renderWithShop } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CollapsibleBlock } from './CollapsibleBlock';

const contentIs = (height: number) => jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height);
const show = () =>
  renderWithShop(
    <CollapsibleBlock cutoff={270}>
      <a href="#end">End</a>
    </CollapsibleBlock>,
  );

it.each([
  [270, false],
  [271, true],
])('for content of %i px and a cutoff of 270 px, having a button is %s', (height, expected) => {
  contentIs(height);
  show();
  expect(screen.queryByRole('button', { name: 'Mehr anzeigen' }) !== null).toBe(expected);
});

it('opens and closes', async () => {
  contentIs(500);
  show();
  const button = screen.getByRole('button', { name: 'Mehr anzeigen' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: 'Weniger anzeigen' })).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: 'Mehr anzeigen' })).toBeInTheDocument();
});

it('opens when the keyboard reaches what is hidden', () => {
  contentIs(500);
  show();
  const link = screen.getByRole('link', { name: 'End' });
  link.getBoundingClientRect = () => new DOMRect(0, 400, 10, 20);
  act(() => link.focus());
  expect(screen.getByRole('button', { name: 'Weniger anzeigen' })).toBeInTheDocument();
});
