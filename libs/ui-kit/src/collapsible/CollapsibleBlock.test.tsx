import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { renderInPage } from '../testing';
import { CollapsibleBlock, type CollapsibleBlockProps } from './CollapsibleBlock';

let sizeChanges: () => void;
beforeEach(() => {
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
    sizeChanges = () => act(() => callback([], {} as ResizeObserver));
    return { observe() {}, unobserve() {}, disconnect() {} };
  });
});

const contentIs = (height: number) => jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height);
const show = (props: Partial<CollapsibleBlockProps> = { cutoff: 270 }) =>
  renderInPage(
    <CollapsibleBlock {...props}>
      <a href="#end">End</a>
    </CollapsibleBlock>,
  );
const button = () => screen.queryByRole('button', { name: 'Mehr anzeigen' });

it.each([
  [100, undefined, false],
  [101, undefined, true],
  [270, 270, false],
  [271, 270, true],
])('for content of %i px and a cutoff of %s px, having a button is %s', (height, cutoff, expected) => {
  contentIs(height);
  show({ cutoff });
  expect(button() !== null).toBe(expected);
});

it('opens and closes', async () => {
  contentIs(500);
  show();
  const toggle = screen.getByRole('button', { name: 'Mehr anzeigen' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(screen.getByRole('button', { name: 'Weniger anzeigen' })).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(toggle);
  expect(button()).toBeInTheDocument();
});

it('gets its button when a late picture makes the content taller, and loses it when the content fits again', () => {
  contentIs(80);
  show();
  expect(button()).not.toBeInTheDocument();
  contentIs(400);
  sizeChanges();
  expect(button()).toBeInTheDocument();
  contentIs(200);
  sizeChanges();
  expect(button()).not.toBeInTheDocument();
});

it('opens when the focus reaches hidden content', () => {
  contentIs(500);
  show();
  focusHidden();
  expect(screen.getByRole('button', { name: 'Weniger anzeigen' })).toBeInTheDocument();
});

it('stays closed while it is locked, and calls back to unlock', async () => {
  contentIs(500);
  const unlock = jest.fn();
  show({ cutoff: 120, onLocked: unlock });
  await userEvent.click(screen.getByRole('button', { name: 'Mehr anzeigen' }));
  expect(unlock).toHaveBeenCalledTimes(1);
  focusHidden();
  expect(screen.getByRole('button', { name: 'Mehr anzeigen' })).toHaveAttribute('aria-expanded', 'false');
});

it('has a button while it is locked, even if the content fits', () => {
  contentIs(50);
  show({ cutoff: 120, onLocked: jest.fn() });
  expect(button()).toBeInTheDocument();
});

it('is closed and contains all of its content, but no button, in the server HTML', () => {
  const html = renderToString(
    <IntlProvider locale="de">
      <CollapsibleBlock>Text</CollapsibleBlock>
    </IntlProvider>,
  );
  expect(html).toContain('data-closed');
  expect(html).toContain('--cutoff:100px');
  expect(html).toContain('Text');
  expect(html).not.toContain('<button');
});

function focusHidden() {
  const link = screen.getByRole('link', { name: 'End' });
  link.getBoundingClientRect = () => new DOMRect(0, 400, 10, 20);
  act(() => link.focus());
}
