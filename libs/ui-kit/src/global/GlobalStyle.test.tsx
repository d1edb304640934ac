import { screen } from '@testing-library/react';
import { Heading } from '../heading';
import { renderInPage } from '../testing';
import { baseCss } from './GlobalStyle';

it.each([1, 2, 3, 4] as const)('hyphenates titles of level %i', (level) => {
  renderInPage(
    <>
      <style>{baseCss}</style>
      <Heading level={level}>Fleischwolf</Heading>
      <p>Text</p>
    </>,
  );
  const hyphensOf = (element: HTMLElement) => getComputedStyle(element).getPropertyValue('hyphens');
  expect(hyphensOf(screen.getByRole('heading'))).toBe('auto');
  expect(hyphensOf(screen.getByText('Text'))).not.toBe('auto');
});
