import { Notifications } from '@shop/notices';
import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { useAddItem } from './useAddItem';
import { useBuyAgain } from './useBuyAgain';

jest.mock('./useAddItem');

function Buyer() {
  const { isBuying, buyAgain } = useBuyAgain('/warenkorb');
  return (
    <>
      <button type="button" aria-busy={isBuying} onClick={() => void buyAgain([{ sku: 'A', qty: 1 }])}>
        Noch einmal
      </button>
      <Notifications />
    </>
  );
}

it('says that its code did not load, and can be pressed again', async () => {
  jest.mocked(useAddItem).mockReturnValue(() => Promise.reject(new Error('no such chunk')));
  const { user } = renderWithShop(<Buyer />);
  await user.click(screen.getByRole('button', { name: 'Noch einmal' }));
  expect(await screen.findByRole('button', { name: 'Seite neu laden' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Noch einmal' })).toHaveAttribute('aria-busy', 'false');
});
