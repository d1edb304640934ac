import { screen } from '@testing-library/react';
import { renderInPage } from '../testing';
import { Rating } from './Rating';

const fill = () => (screen.getByRole('img').firstElementChild as HTMLElement).style.getPropertyValue('--score');

it.each([
  [4.2, 5, '84%'],
  [3, 4, '75%'],
  [0, 5, '0%'],
  [7, 5, '100%'],
])('fills a score of %d out of %d to %s', (score, max, expected) => {
  renderInPage(<Rating score={score} max={max} />);
  expect(fill()).toBe(expected);
});

it('announces the score and the number of ratings', () => {
  renderInPage(<Rating score={4.25} count={37} />);
  expect(screen.getByRole('img', { name: /^4[.,]3 von 5 Sternen, 37 Bewertungen$/ })).toHaveTextContent('(37)');
});
