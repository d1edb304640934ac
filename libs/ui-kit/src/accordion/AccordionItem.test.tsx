import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../testing';
import { Accordion } from './Accordion';
import { AccordionItem } from './AccordionItem';

it('opens and closes by its title', async () => {
  renderInPage(
    <Accordion>
      <AccordionItem title="Delivery" open>
        Two days
      </AccordionItem>
      <AccordionItem title="Returns">Thirty days</AccordionItem>
    </Accordion>,
  );
  expect(screen.getByText('Two days')).toBeVisible();
  expect(screen.getByText('Thirty days')).not.toBeVisible();
  await userEvent.click(screen.getByText('Returns'));
  expect(screen.getByText('Thirty days')).toBeVisible();
});

it('shares a name with the items it closes', () => {
  renderInPage(
    <Accordion>
      <AccordionItem title="Delivery" name="help" open>
        Two days
      </AccordionItem>
    </Accordion>,
  );
  // The browser closes the others with the same name.
  expect(screen.getByRole('group')).toHaveAttribute('name', 'help');
});
