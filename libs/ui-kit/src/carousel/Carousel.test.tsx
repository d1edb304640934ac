import { renderWithShop } from '@shop/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './Carousel';

/** jsdom lays nothing out: the row is 300 px of `scrollWidth`, and scrolling is immediate. */
function layOut(scrollWidth: number) {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth);
  Element.prototype.scrollBy = function scrollBy(this: Element, options?: number | ScrollToOptions) {
    this.scrollLeft = Math.max(0, this.scrollLeft + ((options as ScrollToOptions).left ?? 0));
    fireEvent.scroll(this);
  };
}

const show = () =>
  renderWithShop(
    <Carousel label="Bestsellers">
      <a href="#one">One</a>
      <a href="#two">Two</a>
    </Carousel>,
  );
const arrow = (name: string) => screen.getByRole('button', { name });

it('turns page by page and disables the arrows at the ends', async () => {
  layOut(600);
  show();
  expect(screen.getByRole('region', { name: 'Bestsellers' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(arrow('Zurück')).toHaveAttribute('aria-disabled', 'true');
  expect(arrow('Weiter')).toHaveAttribute('aria-disabled', 'false');
  await userEvent.click(arrow('Weiter'));
  expect(screen.getByRole('list').scrollLeft).toBe(300);
  expect(arrow('Weiter')).toHaveAttribute('aria-disabled', 'true');
  expect(arrow('Weiter')).toHaveFocus();
  await userEvent.click(arrow('Zurück'));
  expect(screen.getByRole('list').scrollLeft).toBe(0);
});

it('has no arrows when everything fits', () => {
  layOut(300);
  show();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
