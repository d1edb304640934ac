import { screen } from '@testing-library/react';
import { renderInPage } from '../testing';
import { EmptyState } from './EmptyState';

it('says what is missing below the drawing that is asked for', () => {
  renderInPage(<EmptyState drawing="lens" level={1} title="Nichts gefunden" text="Suche nach etwas anderem." />);
  const title = screen.getByRole('heading', { level: 1, name: 'Nichts gefunden' });
  const box = title.closest('[data-drawing=lens]')!;
  expect(box).toContainElement(screen.getByText('Suche nach etwas anderem.'));
  expect(getComputedStyle(box).getPropertyValue('--drawing')).toBe("url('/drawing-lens.svg')");
});

/** Never called: this need only compile. */
export const whatDoesNotCompile = () => [
  // @ts-expect-error -- without a drawing
  <EmptyState key="none" title="Nichts gefunden" />,
  // @ts-expect-error -- a drawing that brands do not have
  <EmptyState key="other" drawing="clock" title="Nichts gefunden" />,
];
