import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../testing';
import { Bullets } from './Bullets';

it('marks the dot of the current slide and selects another', async () => {
  const select = jest.fn();
  renderInPage(<Bullets count={3} active={1} onSelect={select} labelOf={(index) => `Slide ${index + 1}`} />);
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('Slide 2');
  await userEvent.click(screen.getByRole('button', { name: 'Slide 3' }));
  expect(select).toHaveBeenCalledWith(2);
});
