import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { styledComponent } from './styledComponent';

const Box = styledComponent('div', 'box');
const Wide = styledComponent(Box, 'wide');
const Anchor = (props: ComponentProps<'a'>) => <a {...props} />;
const Link = styledComponent(Anchor, 'link');

it('gives the element its class beside that of its props', () => {
  render(<Box className="own" data-testid="box" />);
  expect(screen.getByTestId('box')).toHaveClass('box', 'own');
});

it('extends another styled component', () => {
  render(<Wide data-testid="wide" />);
  expect(screen.getByTestId('wide').className).toBe('box wide');
});

it('hands the class to a component it styles', () => {
  render(<Link href="/a">A</Link>);
  expect(screen.getByRole('link')).toHaveClass('link');
});

it('hands the ref on', () => {
  const ref = { current: null };
  render(<Box ref={ref} />);
  expect(ref.current).toBeInstanceOf(HTMLDivElement);
});

it('is a selector of its class inside a template', () => {
  expect(`${Box} > a`).toBe('.box > a');
});

it.each([
  ['the library', styled.button``],
  ['the compiled form', styledComponent('button', 'button')],
])('renders another element where it is told to: %s', (_name, Button) => {
  render(
    <Button as="a" href="/b" data-size="quiet">
      B
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'B' })).toHaveAttribute('data-size', 'quiet');
});
