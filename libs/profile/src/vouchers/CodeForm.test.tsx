import { renderWithShop } from '@shop/testing';
import { fakeCamera } from '@shop/ui-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { CodeForm } from './CodeForm';

function show(initialCode = '') {
  const onCode = jest.fn();
  return { onCode, ...renderWithShop(<CodeForm initialCode={initialCode} isBusy={false} onCode={onCode} />) };
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Gutscheincode/ });

it('shows a code that is scanned in groups, and gives it', async () => {
  const removeCamera = fakeCamera('https://laden.example/aktivieren#e1234567890123456');
  const { user, onCode } = show();
  await user.click(await screen.findByRole('button', { name: 'Code scannen' }));
  await waitFor(() => expect(onCode.mock.calls).toEqual([['E1234-5678-9012-3456']]));
  expect(field()).toHaveValue('E1234-5678-9012-3456');
  removeCamera();
});

it('keeps the caret where somebody corrects a code', async () => {
  const { user } = show('1234-5X78-9012-3456');
  await user.type(field(), '{Backspace}6', { initialSelectionStart: 7, initialSelectionEnd: 7 });
  expect(field()).toHaveValue('1234-5678-9012-3456');
  expect(field().selectionStart).toBe(7);
});

it('groups a whole code that is pasted', async () => {
  const { user, onCode } = show();
  await user.click(field());
  await user.paste('e1234567890123456');
  expect(field()).toHaveValue('E1234-5678-9012-3456');
  await user.keyboard('{Enter}');
  expect(onCode.mock.calls).toEqual([['E1234-5678-9012-3456']]);
});

it('leads to the field where it is sent without a code, which it then asks for', async () => {
  const { user, onCode } = show();
  await user.click(screen.getByRole('button', { name: 'Code prüfen' }));
  await waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toHaveAccessibleDescription('Gib den Code deines Gutscheins ein.');
  await user.type(field(), 'e1');
  expect(field()).toBeValid();
  expect(onCode).not.toHaveBeenCalled();
});
