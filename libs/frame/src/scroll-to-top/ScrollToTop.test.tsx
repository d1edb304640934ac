import { renderWithShop } from '@shop/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { MAIN_ID } from '../useMainFocus';
import { ScrollToTop } from './ScrollToTop';

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => void fireEvent.scroll(window));
}
const button = () => screen.queryByRole('button', { name: 'Nach oben' });

afterEach(() => scrollTo(0));

describe('scroll to top', () => {
  it('appears after 50 px', () => {
    renderWithShop(<ScrollToTop />);
    scrollTo(50);
    expect(button()).not.toBeInTheDocument();
    scrollTo(51);
    expect(button()).toBeVisible();
    scrollTo(10);
    expect(button()).not.toBeInTheDocument();
  });

  it('is shown on a page that opens scrolled', () => {
    scrollTo(300);
    renderWithShop(<ScrollToTop />);
    expect(button()).toBeVisible();
  });

  it('is hidden on the page of the personalization', () => {
    scrollTo(300);
    renderWithShop(<ScrollToTop />, { path: '/fr/personalization' });
    expect(button()).not.toBeInTheDocument();
  });

  it('scrolls to the top and moves the focus there', async () => {
    const jump = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    scrollTo(300);
    const { user } = renderWithShop(
      <>
        <main id={MAIN_ID} tabIndex={-1} />
        <ScrollToTop />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Nach oben' }));
    expect(jump).toHaveBeenCalledWith({ top: 0 });
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
