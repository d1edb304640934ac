/** @jest-environment node */
import type { ComponentProps, ReactElement } from 'react';
import { jsx, jsxs } from './jsxRuntime';
import { styledComponent } from './styledComponent';

const Box = styledComponent('div', 'box');
const Wide = styledComponent(Box, 'wide');
const Anchor = (props: ComponentProps<'a'>) => <a {...props} />;
const Link = styledComponent(Anchor, 'link');

const element = (type: unknown, props: object, key?: string) =>
  jsx(type as 'div', props as never, key) as ReactElement<Record<string, unknown>>;

it('makes a styled component the element it stands for, with its class after those of its props', () => {
  const { type, props, key } = element(Box, { className: 'own', title: 'a' }, 'k');
  expect([type, key]).toEqual(['div', 'k']);
  expect(props).toEqual({ className: 'own box', title: 'a' });
  expect(element(Wide, {})).toMatchObject({ type: 'div', props: { className: 'box wide' } });
});

it('makes it the component that it styles', () => {
  expect(element(Link, { href: '/a' })).toMatchObject({ type: Anchor, props: { href: '/a', className: 'link' } });
});

it('makes it what it is told to, with the classes of both where that is styled, too', () => {
  expect(element(Box, { as: 'ul' })).toMatchObject({ type: 'ul', props: { className: 'box' } });
  const { type, props } = element(Box, { as: Link, href: '/a' });
  expect([type, props]).toEqual([Anchor, { href: '/a', className: 'box link' }]);
  expect(element(Box, { as: undefined }).type).toBe('div');
});

it('leaves every other element, and keys and children, as they are', () => {
  expect(element(Anchor, { as: 'b', className: 'c' })).toMatchObject({
    type: Anchor,
    props: { as: 'b', className: 'c' },
  });
  expect(jsxs(Box as never, { children: ['a', 'b'] } as never)).toMatchObject({ props: { children: ['a', 'b'] } });
});
