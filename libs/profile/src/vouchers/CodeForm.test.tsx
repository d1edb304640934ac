import { renderWithShop } from '@shop/testing';
import { fakeCamera } from '@shop/ui-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { CodeForm } from './CodeForm';

it('shows a code that is scanned in groups, and gives it', async () => {
  const removeCamera = fakeCamera('https://laden.example/aktivieren#e1234567890123456');
  const onCode = jest.fn();
  const { user } = renderWithShop(<CodeForm initialCode="" isBusy={false} onCode={onCode} />);
  await user.click(await screen.findByRole('button', { name: 'Code scannen' }));
  await waitFor(() => expect(onCode.mock.calls).toEqual([['E1234-5678-9012-3456']]));
  expect(screen.getByRole('textbox', { name: /Gutscheincode/ })).toHaveValue('E1234-5678-9012-3456');
  removeCamera();
});
